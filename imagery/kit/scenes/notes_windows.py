"""Pictures for posts with a view through the window."""

from toykit.art import frame
from toykit.books import board_book
from toykit.entrance import tent_cloth, wall_with_window
from toykit.furniture import rug
from toykit.materials import felt, glow, matte, paint, wood
from toykit.outlines import circle, rounded_rectangle, star
from toykit.people import doll
from toykit.picture import scene
from toykit.plants import bush_plant
from toykit.rooms import area, camera, rig, table, window_sun, world
from toykit.shapes import ball, box, slab, tube
from toykit.stage import group, unseen
from toykit.toys import rings_stack, teddy
from toykit.yard import fence, tree


@scene()
def post_goodbye():
    world('FFF8F0', 0.5)
    table('EBCFAA', y1=3.4, width=44)
    wall_with_window(3.8, 0.75, 2.75, 4.3, 2.9, 'F8E1D3')

    # the yard outside
    slab(circle(12, count=96), 0.3, (0, 14, -0.2), felt('A9BE72', scale=0.45, bump=0.6), bevel=0.1)
    box((60, 0.2, 30), (0, 22, -6), glow('D3E9F4', 1.3), bevel=0)
    for x, y, r, flat, colour in ((-3.5, 15, 5.0, 0.34, 'sage'), (4.5, 16, 5.5, 0.36, 'grass')):
        ball(r, (x, y, -0.5), felt(colour, scale=0.35), scale=(1, 0.5, flat), segments=64)
    tree((3.0, 9.5, 0), 3.4, 'ball')
    fence(-5, 7, 8.4, height=0.95, step=0.34)
    unseen(area((2, 2.5, 9), (1, 6.5, 1.5), 4, 900, colour='FFF0DA'))
    doll(
        (1.65, 5.9, 0.75),
        2.5,
        dress='coral',
        skin=2,
        hair=0,
        style='long',
        rot=-14,
        trim='sun',
        pattern='plain',
        look=-4,
        arms=((-0.36, -0.1, 0.76), (0.24, -0.06, 0.34)),
    )

    # inside: the child waves from a step
    box((1.5, 1.0, 0.55), (-0.35, 2.55, 0), wood('beech', scale=1), bevel=0.05)
    doll(
        (-0.35, 2.45, 0.55),
        1.75,
        dress='sun',
        skin=2,
        hair=0,
        style='tails',
        rot=98,
        trim='coral',
        pattern='stripe',
        look=6,
        arms=((-0.17, -0.37, 0.64), (0.24, -0.04, 0.34)),
    )
    doll(
        (-2.15, 1.15, 0),
        2.35,
        dress='teal',
        skin=4,
        hair=4,
        style='afro',
        rot=40,
        trim='sun',
        pattern='hem',
        look=6,
        arms=((-0.24, -0.08, 0.32), (0.3, -0.12, 0.44)),
    )
    teddy((2.65, 1.9, 0), rot=-20, scale=1.15)
    bush_plant((-3.9, 2.3, 0), radius=0.5, height=0.75, colour='coral', leaf_length=0.95, seed=4)
    frame((-3.5, 3.5, 3.4), 1.5, 1.8, tone='beech')
    rug((0.2, 0.1, 0), 5.6, 2.0, colour='D9E9E1', rot=-2)
    window_sun(
        azimuth=-56,
        elevation=36,
        power=4.0,
        target=(0.5, 1, 1),
        panes=(3, 2),
        pane=(2.5, 3.0),
        distance=24,
        leaves=8,
        seed=7,
    )
    rig(key=619, fill=340, rim=0, target=(0.5, 0, 1), wash=200)
    camera((0.1, -11.2, 4.3), (0.1, 0.8, 1.95), lens=50, aperture=0.25, focus=(0.2, 2.2, 1.6))


@scene(exposure=0.02)
def post_smoke():
    world('FFF3E6', 0.5)
    table('EBCFAA', y1=3.4, width=44)
    wall_with_window(3.8, 2.35, 3.0, 2.7, 2.3, 'E3E6EC')

    # hazy air outside, the sun a dull disc
    box((60, 0.2, 30), (0, 22, -6), glow('F3B987', 1.25), bevel=0)
    slab(circle(0.62), 0.1, (5.7, 21, 2.9), glow('F58B4C', 1.5), rot=(90, 0, 0), bevel=0.02)
    for x, y, r, flat, colour in ((2.0, 15, 5.0, 0.4, 'D99F70'), (8.0, 17, 6.0, 0.44, 'E2AB7C')):
        ball(r, (x, y, -0.5), glow(colour, 1.0), scale=(1, 0.5, flat), segments=64)

    # play tent
    with group((-1.75, 1.25, 0), 6):
        for x, y in ((-1.55, -0.9), (1.55, -0.9), (-1.55, 1.1), (1.55, 1.1)):
            tube(
                [(x, y, 0), (-0.13 * x, 0.12 - 0.1 * y, 4.1)],
                0.07,
                wood('beech', axis='Z', scale=1),
                smooth=0,
            )
        tent_cloth()
    rug((-1.3, -0.55, 0), 4.2, 2.4, colour='F6E3C4', edge='coral', rot=4)
    doll(
        (-2.2, 0.55, 0.07),
        1.45,
        dress='coral',
        skin=3,
        hair=4,
        style='tails',
        rot=14,
        trim='sun',
        pattern='hem',
        look=4,
        arms=((-0.22, -0.16, 0.36), (0.24, -0.2, 0.4)),
    )
    doll(
        (-1.15, 0.45, 0.07),
        1.4,
        dress='sky',
        skin=0,
        hair=3,
        style='short',
        rot=-12,
        trim='white',
        pattern='stripe',
        look=-4,
        aid='coral',
        arms=((-0.24, -0.2, 0.4), (0.22, -0.16, 0.36)),
    )
    rings_stack((-0.95, -1.35, 0.07), scale=0.62)
    for x, y, colour, turn in (
        (-2.35, -1.2, 'sun', 20),
        (-1.85, -1.45, 'teal', -14),
        (-2.05, -1.3, 'coral', 32),
    ):
        box(
            (0.38, 0.38, 0.38),
            (x, y, 0.07 if colour != 'coral' else 0.45),
            paint(colour, grain=0.1),
            rot=turn,
            bevel=0.05,
        )

    # air cleaner
    with group((3.55, 1.35, 0), -10):
        slab(
            rounded_rectangle(1.2, 1.0, 0.35),
            1.9,
            (0, 0, 1.0),
            paint('white', grain=0.02, roughness=0.35),
            bevel=0.1,
            resolution=6,
        )
        for k in range(7):
            slab(
                rounded_rectangle(0.78, 0.075, 0.036),
                0.05,
                (0, -0.51, 0.45 + 0.15 * k),
                matte('C9CFD2', roughness=0.5),
                rot=(90, 0, 0),
                bevel=0.012,
            )
        slab(circle(0.17), 0.05, (0, -0.51, 1.65), glow('8FD3B6', 1.1), rot=(90, 0, 0), bevel=0.012)
        slab(
            rounded_rectangle(0.8, 0.55, 0.2), 0.05, (0, 0, 1.96), matte('C9CFD2', roughness=0.5), bevel=0.012
        )
    doll(
        (1.35, 1.55, 0),
        2.35,
        dress='plum',
        skin=2,
        hair=0,
        style='bun',
        rot=-16,
        trim='apricot',
        pattern='yoke',
        look=-20,
        glasses='sun',
        arms=((-0.24, -0.1, 0.34), (0.24, -0.14, 0.38)),
    )
    board_book((1.35, -1.1, 0), (1.1, 0.85), rot=-14, title=star(0.2, 0.1))
    window_sun(
        azimuth=-56,
        elevation=36,
        power=3.2,
        target=(0.5, 1, 1),
        panes=(3, 2),
        pane=(2.5, 3.0),
        distance=24,
        leaves=8,
        seed=7,
        colour='FFCB96',
    )
    rig(key=619, fill=340, rim=0, target=(0.5, 0, 1), wash=240)
    camera((0.3, -11.6, 4.3), (0.3, 0.6, 1.85), lens=50, aperture=0.2, focus=(-0.4, 0.4, 1.2))
