"""Shelf, art table and reading corner."""

import math
from math import pi, tau

from toykit.art import boat, brush, cup_of, frame, jar, palette_tray
from toykit.books import board_book, open_board_book, pencil, standing_book
from toykit.furniture import basket, shelf
from toykit.letters import letter_board
from toykit.materials import felt, gloss, matte, paint
from toykit.montessori import brown_stair, globe, knobbed, pink_tower
from toykit.numbers import number_rods
from toykit.outlines import (
    circle,
    cloud_outline,
    flower_outline,
    heart,
    leaf_outline,
    rounded_rectangle,
    star,
    wobble,
)
from toykit.peg_doll import peg_doll
from toykit.picture import scene
from toykit.plants import bush_plant
from toykit.rooms import camera, rig, table, wall, window_sun, world
from toykit.shapes import ball, box, slab, torus
from toykit.stage import group
from toykit.toys import cube_block, rainbow, rings_stack


@scene('montessori_shelf', exposure=-0.1, saturation=108)
def montessori_shelf():
    world('FFF8F0', 0.55)
    table('E3C49B', y0=-26, y1=3, width=60, plank=2.2)
    wall(2.2, 'E3E8DA', z=-1)
    box((60, 0.12, 0.7), (0, 2.14, 0), matte('white', roughness=0.5))
    shelf((2.6, 0.55, 0))
    top = 5.2
    rings_stack((-1.2, 0.4, top), scale=1.15)
    bush_plant((6.5, 0.7, top), radius=0.55, height=0.8, colour='coral', leaves=18, leaf_length=0.95, seed=3)
    globe((3.9, 0.6, top), 0.75, rot=20)
    frame((1.45, 2.1, 7.2), 2.0, 2.4)
    peg_doll((0.6, 0.1, top), 1.25, dress='sky', skin=2, rot=6, trim='white')
    peg_doll((1.5, 0.0, top), 1.1, dress='apricot', skin=0, hair=5, style='tails', rot=-8, trim='teal')
    brown_stair((-2.25, 0.2, 2.85), unit=0.083, length=1.7)
    knobbed((5.25, 0.0, 2.85), scale=0.98, lift=(2, 5))
    knobbed((5.25, 0.85, 2.85), scale=0.98, lift=())
    number_rods((-2.3, -0.1, 0.5), thickness=0.165, mode='stack')
    basket((4.0, 0.2, 0.5), 0.85, 0.95)
    for i, (x, y, c) in enumerate(
        ((3.7, 0.0, 'coral'), (4.3, 0.1, 'sun'), (4.0, 0.5, 'teal'), (4.1, -0.2, 'sky'))
    ):
        ball(0.36, (x, y, 1.4 + 0.1 * (i == 3)), paint(c))
    for i, (c, w, r) in enumerate(
        (('teal', 1.9, 3), ('coral', 1.8, -4), ('sun', 1.65, 2), ('plum', 1.5, -3))
    ):
        board_book((6.4, 0.0, 0.5 + 0.23 * i), (w, 1.5), rot=r, colour=c, thickness=0.23)
    slab(circle(2.9, count=90), 0.1, (-4.9, -1.6, 0.05), felt('F3DCC8', scale=0.6, bump=0.7), bevel=0.04)
    torus(2.75, 0.05, (-4.9, -1.6, 0.1), felt('coral', scale=1), scale=(1, 1, 0.6))
    pink_tower((-4.9, -0.9, 0.1))
    rainbow((-3.4, -2.6, 0.1), 0.95, band=0.14, depth=0.45, rot=24)
    ball(0.28, (-5.9, -2.7, 0.38), paint('sun'))
    window_sun(
        azimuth=-44,
        elevation=33,
        power=4.2,
        target=(1, 1, 4),
        panes=(3, 2),
        pane=(4.2, 5.2),
        bar=0.5,
        distance=40,
        soft=1.8,
        leaves=7,
    )
    rig(key=2600, fill=1500, rim=0, target=(1, 0, 3), key_loc=(-12, -15, 13), key_size=10)
    camera((-0.1, -26, 4.8), (0.72, 0, 3.75), lens=59, aperture=0.12, focus=(0, -0.8, 3))


@scene('art_table', exposure=0.0, saturation=108)
def art_table():
    world('FFF8F0', 0.5)
    table('maple', y0=-9, y1=4.2, plank=1.9)
    wall(6.5, 'FBE5DA')
    cup_of((-2.35, 1.55, 0), radius=0.58, height=1.05, count=12, material=paint('teal', grain=0.06))
    cup_of(
        (-1.05, 2.2, 0),
        radius=0.46,
        height=0.8,
        kind='crayon',
        count=8,
        material=gloss('FBF1DF', roughness=0.3),
        seed=9,
    )

    # painting
    with group((-0.1, -0.55, 0.004), (0, 0, 7)):
        slab(
            rounded_rectangle(3.1, 2.25, 0.03),
            0.016,
            (0, 0, 0.008),
            matte('FCF7EC', roughness=0.9, specular=0.1, variation=0.01),
            bevel=0.004,
        )
        z = 0.018
        for i, colour in enumerate(('coral', 'apricot', 'sun', 'sage', 'sky')):
            outer, inner = (0.98 - 0.15 * i, 0.98 - 0.15 * i - 0.135)
            slab(
                wobble(
                    circle(outer, count=40, end=pi) + circle(inner, count=40, end=pi)[::-1],
                    amount=0.004,
                    seed=i,
                ),
                0.006,
                (-0.15, -0.32, z),
                matte(colour, roughness=0.6, specular=0.3, variation=0.1),
                bevel=0.002,
            )
        slab(
            wobble(
                [(-1.4, -0.95)]
                + [(-1.4 + 2.8 * k / 24, -0.42 + 0.1 * math.sin(k * 0.5)) for k in range(25)]
                + [(1.4, -0.95)],
                amount=0.006,
                seed=3,
            ),
            0.006,
            (0, 0, z + 0.005),
            matte('grass', roughness=0.6, specular=0.3, variation=0.12),
            bevel=0.002,
        )
        slab(
            wobble(circle(0.26), seed=2),
            0.006,
            (1.12, 0.66, z),
            matte('sun', roughness=0.6, specular=0.3, variation=0.1),
            bevel=0.002,
        )
        for i in range(10):
            a = tau * i / 10
            slab(
                rounded_rectangle(0.15, 0.04, 0.015),
                0.006,
                (1.12 + 0.4 * math.cos(a), 0.66 + 0.4 * math.sin(a), z),
                matte('sun', roughness=0.6, specular=0.3, variation=0.1),
                rot=math.degrees(a),
                bevel=0.002,
            )
        for x, colour in ((-1.05, 'plum'), (0.95, 'coral'), (0.62, 'apricot')):
            slab(
                wobble(flower_outline(0.15, 5)),
                0.006,
                (x, -0.5, z + 0.012),
                matte(colour, roughness=0.6, specular=0.3, variation=0.1),
                bevel=0.002,
            )
            slab(circle(0.05), 0.006, (x, -0.5, z + 0.018), matte('sun'), bevel=0.002)
        slab(
            wobble(cloud_outline(0.5), amount=0.01),
            0.006,
            (-1.05, 0.62, z),
            matte('palesky', roughness=0.7, variation=0.08),
            bevel=0.002,
        )
    with group((2.55, 0.35, 0), (0, 0, -16)):
        palette_tray()
    for x, y, colour in (
        (1.05, 1.75, 'coral'),
        (1.85, 1.95, 'sun'),
        (2.65, 1.75, 'teal'),
        (3.4, 1.45, 'plum'),
    ):
        jar((x, y, 0), colour, radius=0.34, height=0.5)
    brush((1.62, -2.3, 0.09), (90, 0, 160), length=2.0)
    brush((4.3, -0.62, 0.1), (86, 0, 244), colour='sky', length=2.0)
    for x, y, r, colour in (
        (-2.75, -0.95, 62, 'plum'),
        (-2.85, -1.4, 78, 'teal'),
        (-2.55, -1.85, 70, 'apricot'),
    ):
        pencil((x, y, 0.085), (90, 0, r), colour=colour, length=1.25, radius=0.07, crayon=True)
    for i, (pts, x, y, colour, r) in enumerate(
        (
            (heart(0.42, count=61), -2.55, 0.25, 'coral', 14),
            (star(0.42, 0.2), 2.6, -1.05, 'sun', 20),
            (flower_outline(0.44, 6), 3.35, -0.75, 'rose', 0),
            (leaf_outline(0.85, 0.2), -3.75, 0.2, 'sage', 38),
            (leaf_outline(0.75, 0.18), -3.4, 0.75, 'teal', -12),
            (circle(0.3), 3.35, -1.75, 'sky', 0),
            (star(0.26, 0.13), -3.55, -1.55, 'sky', 5),
        )
    ):
        slab(pts, 0.035, (x, y, 0.02 + 0.01 * (i % 2)), felt(colour, scale=1.5), rot=r, bevel=0.012)
    slab(circle(0.14), 0.03, (3.35, -0.75, 0.06), felt('sun', scale=2), bevel=0.01)
    boat((-0.1, 1.6, 0), rot=-18, scale=1.05)
    boat((-3.7, 1.7, 0), rot=30, scale=0.75, colour='apricot')
    window_sun(
        azimuth=-62,
        elevation=40,
        power=4.4,
        target=(0, 0, 0),
        panes=(3, 2),
        pane=(2.4, 2.8),
        distance=24,
        leaves=8,
    )
    rig(key=518, rim=0, target=(0, 0, 0), wash=260)
    camera((0.1, -9.9, 7.15), (0.1, 0.12, 0.42), lens=50, aperture=0.18, focus=(-0.2, -0.2, 0.2))


@scene('reading', exposure=0.05, saturation=108)
def reading():
    world('FFF8F0', 0.5)
    table('maple', y1=4.4, width=44)
    wall(6.0, 'CBE5EE')

    # row of standing books between arch bookends
    x = 0.3
    for width, height, colour, band in (
        (0.3, 1.85, 'teal', 'sun'),
        (0.24, 1.65, 'coral', 'cream'),
        (0.36, 2.0, 'plum', 'apricot'),
        (0.26, 1.75, 'sun', 'coral'),
        (0.32, 1.9, 'sky', 'cream'),
        (0.22, 1.6, 'sage', 'sun'),
        (0.34, 1.8, 'apricot', 'teal'),
    ):
        standing_book(x + width / 2, 1.75, width=width, height=height, depth=1.2, colour=colour, band=band)
        x += width + 0.015
    standing_book(x + 0.47, 1.75, height=1.72, depth=1.2, colour='rose', lean=-16, band='cream')
    rainbow((-0.95, 1.75, 0), 1.2, band=0.19, depth=0.8, colours=['coral', 'sun', 'teal', 'sky'])
    for i, (colour, s, r) in enumerate(
        (('plum', (2.1, 1.55), 5), ('sky', (1.95, 1.45), -4), ('sun', (1.75, 1.35), 7))
    ):
        board_book((3.75, 0.75, 0.22 * i), s, rot=r, colour=colour, thickness=0.22)
    bush_plant(
        (3.8, 0.85, 0.66), radius=0.36, height=0.55, colour='white', leaves=15, leaf_length=0.68, seed=5
    )

    # reader and friend
    open_board_book((0.55, -1.15, 0), width=1.15, depth=1.35, rot=4)
    peg_doll(
        (0.1, 0.2, 0),
        1.95,
        dress='sun',
        skin=3,
        hair=4,
        style='bun',
        rot=-2,
        trim='coral',
        pattern='hem',
        look=3,
        lean=(9, 0),
    )
    peg_doll(
        (1.2, 0.1, 0),
        1.6,
        dress='sky',
        skin=0,
        hair=5,
        style='short',
        rot=-9,
        trim='white',
        pattern='stripe',
        look=-4,
        lean=(9, 0),
    )

    # blocks
    cube_block(0.78, (-2.55, -0.35, 0), rot=12, letter='A')
    cube_block(0.78, (-1.65, -0.1, 0), colour='teal', rot=-7, letter='B')
    cube_block(0.78, (-2.15, -0.2, 0.78), colour='sun', rot=4, letter='C')
    cube_block(0.78, (-1.5, -1.35, 0), colour='sky', rot=28, letter='D')
    cube_block(0.66, (-2.95, -1.3, 0), colour='plum', rot=-20, letter='E')

    # sandpaper letters
    letter_board('m', (2.62, -0.28, 0.62), rot=(64, 0, -8), colour='coral')
    letter_board('a', (2.35, -1.75, 0), rot=(0, 0, -14), colour='teal', width=0.95, height=1.25)
    letter_board('s', (3.4, -1.25, 0), rot=(0, 0, 12), colour='coral', width=0.95, height=1.25)
    pencil((-0.6, -2.15, 0.06), (90, 0, 72), colour='sun', length=1.5, radius=0.058)
    pencil((-3.6, -0.3, 0.06), (90, 0, 20), colour='teal', length=1.4, radius=0.058)
    window_sun(
        azimuth=-56,
        elevation=35,
        power=4.6,
        target=(1, 1, 1),
        panes=(3, 2),
        pane=(2.5, 3.0),
        distance=24,
        leaves=8,
    )
    rig(key=619, fill=340, rim=0, target=(0.5, 0, 1), wash=280)
    camera((0.3, -11.7, 4.4), (0.3, 0, 1.0), lens=50, aperture=0.18, focus=(0.5, -0.3, 0.9))
