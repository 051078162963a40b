"""Lunch, nap and bedtime."""

from toykit.art import frame
from toykit.books import board_book
from toykit.family import sleeper
from toykit.furniture import bunting, rug
from toykit.kitchen import bowl, cup, fruit, jug
from toykit.materials import felt, matte, moonglow, paint, wood
from toykit.montessori import tray
from toykit.outlines import arch_outline, heart, rounded_rectangle, star
from toykit.people import doll
from toykit.picture import scene
from toykit.rooms import area, camera, point, room, table, wall, world
from toykit.shapes import ball, cyl, lathe, slab, torus, tube
from toykit.stage import group, unseen
from toykit.toys import teddy
from toykit.yard import cloud


@scene()
def lunch():
    room('DDEBDD', seed=18)
    table_top = 1.05
    slab(
        rounded_rectangle(6.6, 2.3, 0.5),
        0.16,
        (0.25, -0.35, table_top - 0.08),
        wood('beech', scale=1.2),
        bevel=0.06,
    )
    for x in (-2.6, 3.1):
        for y in (-1.1, 0.4):
            cyl(0.12, table_top - 0.1, (x, y, 0), wood('maple', axis='Z', scale=1), bevel=0.03)
    for x, height, look in (
        (-2.35, 2.1, dict(dress='coral', skin=4, hair=4, style='afro', trim='sun', pattern='stripe', rot=8)),
        (-0.6, 2.0, dict(dress='sky', skin=0, hair=3, style='tails', trim='white', pattern='plain', rot=3)),
        (
            1.15,
            2.05,
            dict(dress='plum', skin=2, hair='coral', style='turban', trim='apricot', pattern='yoke', rot=-3),
        ),
        (
            2.85,
            2.0,
            dict(
                dress='sun', skin=1, hair=4, style='bob', trim='coral', pattern='hem', rot=-8, glasses='teal'
            ),
        ),
    ):
        doll((x, 1.15, 0.28), height, **look)
    for x, colour, col in (
        (-2.25, 'coral', 'F2C66B'),
        (-0.6, 'sky', 'E9915E'),
        (1.05, 'sun', 'B7C77B'),
        (2.75, 'teal', 'F2C66B'),
    ):
        bowl((x, -0.15, table_top), 0.42, 0.26)
        lathe(
            [(0.36, 0.17), (0.2, 0.21), (0, 0.22)],
            matte(col, roughness=0.5, specular=0.3, variation=0.15, bump=0.2),
            (x, -0.15, table_top),
        )
        cup((x + 0.62, 0.2, table_top), colour, scale=0.75)
        torus(0.405, 0.018, (x, -0.15, table_top + 0.25), paint(colour))
    bowl((-0.0, -1.0, table_top), 0.62, 0.3, material=wood('oak', scale=1))
    for k, x, y, z, r in (
        ('apple', -0.25, -1.02, 0.14, 0),
        ('orange', 0.2, -1.12, 0.12, 0),
        ('pear', 0.05, -0.78, 0.14, 40),
        ('banana', 0.02, -1.22, 0.28, 12),
    ):
        fruit((x, y, table_top + z), k, scale=1, rot=r)
    jug((1.6, -0.85, table_top), 0.75, rot=200, colour='teal', fill='white')
    tray((-1.75, -0.95, table_top), 1.5, 0.75, rot=4)
    for x, y, colour in ((-2.15, -0.95, 'E5B46A'), (-1.75, -0.9, 'E0A75C'), (-1.35, -0.97, 'E5B46A')):
        ball(
            0.2,
            (x, y, table_top + 0.12),
            matte(colour, roughness=0.7, variation=0.12, bump=0.2),
            scale=(1, 0.85, 0.6),
            segments=28,
        )
    for x in (2.35, 2.75):
        fruit((x, -0.95 - 0.1 * (x > 2.5), table_top), 'apple' if x < 2.5 else 'orange', scale=0.95)
    frame((4.0, 5.9, 3.2), 1.7, 2.1, tone='beech', art='leaf')
    bunting((-6.5, 5.5, 4.6), (6.5, 5.5, 4.8), count=13, sag=0.8, size=0.7)
    camera((0.25, -12.0, 5.3), (0.25, 0, 1.6), lens=54, aperture=0.18, focus=(0.25, -0.3, 1.4))


@scene(exposure=0.45, saturation=104)
def nap():
    world('C9C4E8', 0.35)
    table('DDBF9A', y1=4.4, width=44)
    wall(6.0, 'CFC7DE')
    rug((-0.4, -1.95, 0), 3.6, 1.2, colour='E9D7DF', edge='lilac')
    for x, colour in ((2.15, 'coral'), (2.5, 'coral')):
        ball(0.2, (x, -1.85, 0.1), felt(colour, scale=2), scale=(0.75, 1.3, 0.55))
        torus(0.1, 0.035, (x, -1.72, 0.17), felt('cream', scale=3))
    with group((-3.0, -1.7, 0), 18):
        ball(0.3, (0, 0, 0.28), felt('C98F5F', scale=2))
        ball(0.24, (0, -0.04, 0.68), felt('C98F5F', scale=2))
        for side in (-1, 1):
            ball(0.09, (side * 0.18, 0, 0.88), felt('C98F5F', scale=3))
        ball(0.1, (0, -0.25, 0.63), felt('EBCB9F', scale=3))
        for side in (-1, 1):
            ball(0.03, (side * 0.09, -0.26, 0.74), matte('ink', roughness=0.5), segments=14)
        for side in (-1, 1):
            ball(0.11, (side * 0.2, -0.22, 0.1), felt('C98F5F', scale=2))
        ball(0.035, (0, -0.34, 0.67), matte('ink', roughness=0.5), segments=14)
    sleeper((-2.15, -0.1, 0), rot=8, hair=2)
    sleeper((1.15, -0.3, 0), rot=-4, skin=4, hair=4, style='curls', blanket='apricot')
    sleeper((0.1, 2.35, 0), rot=2, skin=2, style='bun', blanket='sage')
    sleeper((-3.6, 2.6, 0), rot=6, skin=0, hair=3, blanket='rose')
    cyl(0.62, 1.15, (3.75, 1.3, 0), wood('maple', axis='Z', scale=1), bevel=0.06)
    lathe(
        [(0, 0), (0.34, 0), (0.36, 0.04), (0.3, 0.14), (0.2, 0.18), (0, 0.18)],
        wood('oak', scale=1),
        (3.75, 1.3, 1.15),
    )
    ball(0.58, (3.75, 1.3, 1.86), moonglow())
    point((3.55, 0.5, 2.1), 95, colour='FFC98A', size=0.5)
    point((2.6, -0.9, 2.6), 60, colour='FFC98A', size=0.5)
    board_book((3.75, 0.55, 1.0), (0.1, 0.1), colour='coral', thickness=0.02)
    doll(
        (3.55, -0.95, 0),
        2.1,
        dress='plum',
        skin=3,
        hair='apricot',
        style='hijab',
        rot=-34,
        trim='apricot',
        pattern='hem',
        look=-6,
        lean=(5, 0),
    )
    for x, z, s in (
        (-4.4, 2.7, 0.3),
        (-2.3, 3.3, 0.22),
        (-0.2, 2.6, 0.28),
        (5.6, 3.1, 0.26),
        (1.9, 3.2, 0.2),
    ):
        slab(star(s, s * 0.5), 0.06, (x, 5.7, z), matte('sun', roughness=0.6), rot=(90, 0, 0), bevel=0.02)
        tube([(x, 5.72, z + s * 0.8), (x, 5.72, 10)], 0.009, matte('white', roughness=0.9), smooth=0)
    area((-7, -7, 9), (0, 0, 1), 7, 330, colour='D6D6FF')
    area((6, -7, 7), (0, 0, 1), 6, 170, colour='FFE0C8')
    area((1, -1, 9.5), (1, 6, 1.5), 7, 70, colour='D6D0FF')
    camera((0.1, -12.8, 5.6), (0.1, 0.3, 1.25), lens=51, aperture=0.2, focus=(0.2, -0.2, 0.8))


@scene(exposure=0.42, saturation=104)
def post_sleep():
    world('C9C4E8', 0.35)
    table('DDBF9A', y1=4.4, width=44)
    wall(6.0, 'C3C6E0')
    sleeper((-0.35, 0.2, 0.12), rot=4, skin=2, blanket='teal', scale=1.75)

    # head and foot boards turn the cot into a bed
    for x, height in ((-2.85, 2.05), (2.1, 1.35)):
        slab(
            arch_outline(2.2, height - 1.1),
            0.2,
            (x, 0.25 + 0.02 * x, 0.1),
            paint('coral' if x < 0 else 'apricot', grain=0.1),
            rot=(90, 0, 94),
            bevel=0.06,
        )
        slab(
            star(0.3, 0.15) if x < 0 else heart(0.26),
            0.06,
            (x + 0.12, 0.2, 0.1 + height * 0.55),
            paint('sun'),
            rot=(90, 0, 94),
            bevel=0.02,
        )

    # moon and stars on threads
    thread = matte('white', roughness=0.9)
    ball(0.78, (2.6, 3.6, 3.45), moonglow())
    tube([(2.6, 3.6, 4.2), (2.6, 3.6, 12)], 0.011, thread, smooth=0)
    unseen(point((2.4, 2.2, 3.2), 150, colour='FFC98A', size=0.6))
    unseen(point((0.6, -1.6, 3.2), 70, colour='FFC98A', size=0.6))
    for x, z, s in (
        (-4.1, 3.5, 0.3),
        (-2.5, 4.15, 0.22),
        (-0.9, 3.5, 0.28),
        (0.7, 4.3, 0.2),
        (4.4, 4.0, 0.26),
        (4.9, 2.6, 0.2),
    ):
        slab(star(s, s * 0.5), 0.06, (x, 5.6, z), matte('sun', roughness=0.6), rot=(90, 0, 0), bevel=0.02)
        tube([(x, 5.62, z + s * 0.8), (x, 5.62, 12)], 0.009, thread, smooth=0)
    cloud((-2.0, 5.5, 2.25), 0.85, material=paint('white', axis='X', grain=0.03))
    teddy((2.6, -1.0, 0), rot=-18, scale=1.25)
    rug((-0.6, -1.95, 0), 4.2, 1.3, colour='E9D7DF', edge='lilac')
    for x, colour in ((-1.2, 'plum'), (-0.75, 'plum')):
        ball(0.22, (x, -1.85, 0.14), felt(colour, scale=2), scale=(0.75, 1.3, 0.55))
        torus(0.11, 0.038, (x, -1.72, 0.21), felt('cream', scale=3))
    cyl(0.5, 0.9, (-3.95, 0.0, 0), wood('maple', axis='Z', scale=1), bevel=0.06)
    board_book((-3.95, -0.05, 0.9), (0.75, 0.6), rot=14, colour='sun', thickness=0.13)
    cup((-4.1, 0.15, 1.03), 'sky', scale=0.5)
    unseen(area((-7, -7, 9), (0, 0, 1), 7, 330, colour='D6D6FF'))
    unseen(area((6, -7, 7), (0, 0, 1), 6, 170, colour='FFE0C8'))
    unseen(area((1, -1, 9.5), (1, 6, 1.5), 7, 70, colour='D6D0FF'))
    camera((0.0, -12.4, 4.6), (0.0, 0.3, 1.75), lens=51, aperture=0.2, focus=(-0.6, -0.3, 1.2))
