"""Curriculum: practical life, art, movement and attitudes."""

from toykit.art import brush, cup_of, easel, frame, jar, palette_tray
from toykit.family import walker, wheelchair
from toykit.kitchen import bowl, broom, cup, jug
from toykit.materials import felt, gloss, paint, wood
from toykit.montessori import dressing_frame, tray
from toykit.music import bell, ribbon, yoga_mat
from toykit.outlines import rounded_rectangle, star
from toykit.people import doll
from toykit.picture import scene
from toykit.rooms import camera, room
from toykit.shapes import arch, ball, box, lathe, slab
from toykit.stage import group
from toykit.toys import beach_ball, rainbow


@scene()
def cur_practical():
    room('F9E4DA', seed=13)
    tray((-0.35, -0.95, 0), 2.5, 1.5, rot=6)
    jug((-0.85, -0.9, 0.08), 0.85, rot=6, fill='palesky')
    jug((0.15, -0.85, 0.08), 0.85, rot=186)
    dressing_frame((-2.45, 0.65, 0), rot=14, scale=1.15)
    broom((3.55, 1.2, 0), (0, -9, -8), colour='teal', length=2.2)
    bowl((2.05, -0.85, 0), 0.82, 0.5, colour='palesky')
    lathe([(0.7, 0.4), (0, 0.4)], gloss('B9DCEB', roughness=0.08), (2.05, -0.85, 0))
    for x, y, r in (
        (-0.2, 0.1, 0.13),
        (0.0, 0.2, 0.1),
        (0.12, -0.05, 0.14),
        (0.3, 0.18, 0.08),
        (-0.32, -0.12, 0.08),
    ):
        ball(r, (2.05 + x, -0.85 + y, 0.4), gloss('white', roughness=0.2), scale=(1, 1, 0.75), segments=24)
    slab(
        rounded_rectangle(0.5, 0.3, 0.12),
        0.16,
        (3.25, -1.2, 0.08),
        paint('apricot', axis='X', grain=0.04, roughness=0.3),
        rot=16,
        bevel=0.06,
    )
    box((1.1, 0.75, 0.05), (3.45, -0.35, 0), felt('coral', scale=1.4), rot=-14, bevel=0.02)
    box((1.08, 0.73, 0.05), (3.45, -0.35, 0.055), felt('coral', scale=1.4), rot=-12, bevel=0.02)
    box((0.12, 0.74, 0.01), (3.2, -0.35, 0.108), felt('white', scale=2), rot=-12, bevel=0.004)
    doll(
        (0.2, 0.75, 0),
        1.85,
        dress='sage',
        hair=4,
        rot=4,
        trim='cream',
        look=6,
        lean=(8, 0),
        apron='coral',
        arms=((-0.22, -0.2, 0.36), (0.22, -0.2, 0.36)),
    )
    doll(
        (1.9, 0.45, 0),
        1.75,
        dress='sky',
        skin=4,
        hair=4,
        style='curls',
        rot=-6,
        trim='white',
        pattern='stripe',
        look=-4,
        lean=(9, 0),
        arms=((-0.17, -0.26, 0.34), (0.17, -0.26, 0.34)),
    )
    doll(
        (3.15, 0.75, 0),
        1.8,
        dress='plum',
        skin=2,
        hair='sun',
        style='hijab',
        rot=-16,
        trim='apricot',
        look=-6,
    )
    for x, y, colour in ((-2.6, -1.2, 'coral'), (-2.05, -1.55, 'sun'), (-3.2, -0.85, 'teal')):
        cup((x, y, 0), colour, scale=0.8, fill=None)
    camera((0.3, -12.0, 4.9), (0.3, -0.05, 0.95), lens=54, aperture=0.18, focus=(0.1, -0.4, 0.8))


@scene()
def cur_creative():
    room('E3DDEE', seed=14)
    easel((-1.55, 0.75, 0), rot=12, scale=1.22)
    frame((1.7, 5.9, 2.75), 2.0, 2.4)
    frame((4.1, 5.9, 2.65), 1.6, 2.0, tone='beech', art='leaf')
    slab(star(0.26, 0.13), 0.06, (1.7, 5.85, 1.2), paint('sun'), rot=(90, 0, 0), bevel=0.02)
    doll(
        (0.2, 0.25, 0),
        1.85,
        skin=3,
        hair=4,
        style='tails',
        rot=34,
        trim='sun',
        apron='sky',
        arms=((-0.3, -0.16, 0.55), (0.22, -0.1, 0.3)),
    )
    doll(
        (2.1, 0.35, 0),
        1.75,
        dress='sun',
        hair=2,
        style='short',
        rot=-14,
        trim='white',
        pattern='stripe',
        look=-4,
        apron='teal',
        aid='coral',
        arms='down',
    )
    doll(
        (-3.4, 0.1, 0),
        1.7,
        dress='sage',
        skin=4,
        hair='plum',
        style='hijab',
        rot=20,
        trim='cream',
        look=8,
        apron='apricot',
    )
    for x, y, colour in (
        (0.95, -1.0, 'coral'),
        (1.6, -1.3, 'sun'),
        (2.3, -1.05, 'teal'),
        (2.95, -1.3, 'plum'),
    ):
        jar((x, y, 0), colour, radius=0.31, height=0.46)
    cup_of((3.55, 0.35, 0), height=0.9, count=10, material=paint('apricot', grain=0.06), seed=8)
    brush((0.0, -1.75, 0.08), (88, 0, 108), colour='sky', length=1.7)
    with group((-1.55, -1.35, 0), 8):
        palette_tray()
    camera((0.2, -12.2, 4.6), (0.2, 0, 1.5), lens=51, aperture=0.18, focus=(0.2, -0.2, 1))


@scene()
def cur_movement():
    room('D5EAE6', seed=15)
    for x, y, r, colour, look in (
        (
            -2.3,
            -0.25,
            14,
            'coral',
            dict(dress='sun', skin=2, hair=0, style='pony', trim='coral', pattern='hem'),
        ),
        (
            -0.55,
            -0.05,
            5,
            'sun',
            dict(dress='teal', skin=0, hair=3, style='short', trim='white', pattern='half'),
        ),
        (1.2, -0.05, -5, 'sky', dict(dress='plum', skin=4, hair='coral', style='hijab', trim='apricot')),
        (
            2.95,
            -0.25,
            -14,
            'lilac',
            dict(dress='coral', skin=1, hair=4, style='bob', trim='cream', pattern='stripe', glasses='teal'),
        ),
    ):
        yoga_mat((x, y - 0.35, 0), rot=r, colour=colour, width=1.4, length=2.6)
        doll(
            (x, y + 0.1, 0.05),
            1.75,
            rot=r * 0.6,
            arms=((-0.3, -0.04, 0.78), (0.3, -0.04, 0.78))
            if abs(x) < 1.5
            else ((-0.36, -0.05, 0.5), (0.36, -0.05, 0.5)),
            **look
        )
    bell((0.35, -1.75, 0), scale=0.8)
    ribbon((-3.75, 1.5, 0), scale=1.15)
    ribbon((1.75, 2.2, 0), rot=6, colour='teal', scale=1.2, seed=2)
    doll(
        (0.4, 2.0, 0),
        2.3,
        dress='apricot',
        skin=3,
        hair=4,
        style='bun',
        trim='teal',
        pattern='yoke',
        arms=((-0.32, -0.04, 0.74), (0.32, -0.04, 0.74)),
    )
    beach_ball((-1.3, -2.0, 0.32), 0.32)
    camera((0.3, -12.4, 5.2), (0.3, 0, 1.1), lens=52, aperture=0.18, focus=(0.3, -0.2, 1))


@scene()
def cur_attitudes():
    room('FBE6C6', seed=16)
    z = 0
    for s, colour, r, k in (
        (0.95, 'teal', 4, 'b'),
        (0.86, 'maple', -5, 'b'),
        (0.78, 'coral', 6, 'b'),
        (0.7, 'sky', -4, 'b'),
        (0.62, 'sun', 8, 'b'),
        (0.54, 'plum', -6, 'b'),
    ):
        box(
            (s, s, s * 0.78),
            (0.35, 0.35, z),
            paint(colour, axis='X', grain=0.1) if colour != 'maple' else wood('maple', scale=1),
            rot=r,
            bevel=0.06,
        )
        z += s * 0.78
    arch(0.4, 0.2, 0.42, loc=(0.35, 0.35, z), material=paint('apricot', axis='Y', grain=0.1), rot=6)
    box((1.0, 0.75, 0.55), (-1.0, 0.35, 0), wood('beech', scale=1), rot=6, bevel=0.06)
    doll(
        (-0.95, 0.3, 0.55),
        1.75,
        skin=2,
        style='tails',
        rot=58,
        trim='sun',
        pattern='stripe',
        look=-14,
        lean=(0, 5),
        arms=((-0.2, -0.08, 0.32), (0.26, -0.2, 0.68)),
    )
    wheelchair((2.0, 0.15, 0), rot=-44, scale=1.3, colour='teal')
    doll(
        (2.0, 0.18, 0.68),
        1.25,
        dress='sun',
        skin=4,
        hair=4,
        style='curls',
        rot=-44,
        trim='coral',
        pattern='half',
        look=8,
        arms=((-0.3, -0.16, 0.62), (0.2, -0.16, 0.34)),
    )
    doll(
        (-2.35, -0.35, 0),
        1.65,
        dress='sky',
        hair=2,
        rot=30,
        trim='white',
        pattern='hem',
        look=4,
        aid='coral',
        arms=((-0.2, -0.2, 0.38), (0.24, -0.24, 0.42)),
    )
    box((0.42, 0.42, 0.42), (-1.98, -0.95, 0.55), paint('sage', grain=0.1), rot=24, bevel=0.05)
    walker((3.75, 0.35, 0), rot=-22, scale=1.5, colour='coral')
    doll(
        (3.75, 0.35, 0),
        1.65,
        dress='plum',
        skin=0,
        hair=3,
        style='short',
        rot=-22,
        trim='apricot',
        pattern='yoke',
        look=-4,
        glasses='teal',
        arms=((-0.215, -0.2, 0.42), (0.215, -0.2, 0.42)),
    )
    for x, y, colour, r in ((-0.35, -1.35, 'sun', 20), (0.75, -1.5, 'coral', -14), (-3.4, 0.4, 'lilac', 10)):
        box((0.42, 0.42, 0.42), (x, y, 0), paint(colour, grain=0.1), rot=r, bevel=0.05)
    rainbow((-3.1, 2.3, 0), 1.5, band=0.22, depth=0.8, rot=8)
    camera((0.4, -13.0, 4.4), (0.4, 0, 1.85), lens=53, aperture=0.18, focus=(0.2, -0.1, 1.2))
