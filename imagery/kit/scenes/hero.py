"""The picture of the home page in its three cuts."""

from toykit.materials import matte, paint
from toykit.outlines import circle
from toykit.peg_doll import peg_doll
from toykit.picture import scene
from toykit.rooms import camera, rig, table, wall, window_sun, world
from toykit.shapes import ball, slab, tube
from toykit.toys import cube_block, rainbow
from toykit.yard import cloud, house, tree


@scene('hero', exposure=0.2, saturation=108)
def hero(with_camera=True):
    world('FFF8F0', 0.5)
    table('EBCFAA', y1=4.4, width=44)
    wall(6.0, 'FDE9DA')

    # group on the right; left third empty for text
    rainbow((2.55, 1.9, 0), 2.45, band=0.28, depth=0.9, rot=-5)
    house((5.1, 1.4, 0), 1.2, rot=-16)
    tree((-0.1, 2.7, 0), 2.6, 'drop')
    tree((-0.95, 2.1, 0), 1.6, 'ball', colour='grass')
    tree((4.2, 2.9, 0), 2.5, 'cone', colour='teal')
    peg_doll(
        (2.55, 0.5, 0), 2.3, dress='teal', skin=2, style='bun', rot=-3, trim='sun', pattern='hem', look=4
    )
    peg_doll((0.95, -0.15, 0), 1.62, skin=0, hair=3, style='tails', rot=12, trim='sun', look=4)
    peg_doll(
        (1.8, -0.85, 0),
        1.42,
        dress='sun',
        skin=4,
        hair=4,
        style='curls',
        rot=7,
        trim='coral',
        pattern='stripe',
    )
    peg_doll((3.2, -0.75, 0), 1.5, dress='sky', hair=4, style='short', rot=-8, trim='white', pattern='half')
    peg_doll(
        (4.05, -0.1, 0), 1.64, dress='plum', skin=3, hair='apricot', style='scarf', rot=-16, trim='apricot'
    )
    cube_block(0.66, (4.85, -0.75, 0), rot=-12, letter='A')
    cube_block(0.66, (5.62, -0.55, 0), colour='sky', rot=9, letter='B')
    cube_block(0.66, (5.2, -0.62, 0.66), colour='sun', rot=-20, letter='C')
    ball(0.28, (-0.15, -0.7, 0.28), paint('apricot'), rot=(30, 20, 0))
    window_sun(
        azimuth=-58,
        elevation=34,
        power=4.6,
        target=(1.5, 2, 1.5),
        panes=(3, 2),
        pane=(2.7, 3.2),
        distance=24,
        leaves=9,
    )
    rig(key=648, fill=380, rim=0, target=(2.5, 0, 1), wash=280)
    if with_camera:
        camera((1.75, -13.4, 3.5), (1.75, 0, 1.5), lens=51, aperture=0.18, focus=(2.5, -0.5, 1))


@scene('hero_wide', (1800, 1200), exposure=0.2)
def hero_wide():
    """the group in the right half, the left 40 % calm for a headline."""
    hero(False)
    camera((-0.11, -17.0, 4.1), (-0.11, 0, 1.75), lens=46.4, aperture=0.18, focus=(2.5, -0.5, 1))


@scene('hero_tall', (900, 1200), exposure=0.2)
def hero_tall():
    """portrait cut for phones, with a hanging sun and clouds above the group."""
    hero(False)
    for x, z, s in ((0.75, 4.35, 0.95), (4.35, 5.0, 1.1)):
        cloud((x, 2.2, z), s, material=paint('white', axis='X', grain=0.03))
        tube(
            [(x + 0.05, 2.2, z + 0.5 * s), (x + 0.05, 2.2, 14)],
            0.012,
            matte('white', roughness=0.9),
            smooth=0,
        )
    slab(circle(0.52), 0.16, (2.75, 2.4, 5.0), paint('sun', axis='Y'), rot=(90, 0, 0), bevel=0.05)
    tube([(2.75, 2.4, 5.4), (2.75, 2.4, 14)], 0.012, matte('white', roughness=0.9), smooth=0)
    camera((2.45, -12.9, 3.9), (2.45, 0, 2.3), lens=46, aperture=0.18, focus=(2.5, -0.5, 1))
