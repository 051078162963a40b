"""Coats, boots, mittens, backpacks and the first-aid case."""

from toykit.materials import canvas, felt, gloss, matte, metal, paint, sandy
from toykit.outlines import circle, heart, rounded_rectangle, smooth_outline, star
from toykit.palette import mix
from toykit.shapes import ball, box, lathe, slab, torus, tube
from toykit.stage import group


def backpack(loc=(0, 0, 0), rot=0, scale=1.0, colour='coral', pocket='apricot', patch='sun'):
    """Backpack with a star."""
    with group(loc, rot, scale):
        m = canvas(colour)
        slab(
            rounded_rectangle(1.25, 1.6, 0.45), 0.72, (0, 0, 0.8), m, rot=(90, 0, 0), bevel=0.24, resolution=8
        )
        slab(
            rounded_rectangle(0.95, 0.62, 0.2),
            0.34,
            (0, -0.42, 0.45),
            canvas(pocket),
            rot=(90, 0, 0),
            bevel=0.12,
            resolution=6,
        )
        tube(
            [
                (-0.5, -0.37, 0.98),
                (-0.42, -0.4, 1.28),
                (0, -0.4, 1.4),
                (0.42, -0.4, 1.28),
                (0.5, -0.37, 0.98),
            ],
            0.02,
            matte('cream', roughness=0.7),
            smooth=8,
        )
        tube([(-0.4, -0.6, 0.62), (0, -0.62, 0.66), (0.4, -0.6, 0.62)], 0.018, matte('cream', roughness=0.7))
        slab(star(0.17, 0.085), 0.03, (0, -0.37, 1.08), felt(patch, scale=2), rot=(90, 0, 0), bevel=0.01)
        tube([(-0.16, 0.05, 1.56), (-0.12, 0.05, 1.76), (0.12, 0.05, 1.76), (0.16, 0.05, 1.56)], 0.045, m)
        for side in (-1, 1):
            tube(
                [
                    (side * 0.3, 0.3, 1.5),
                    (side * 0.62, 0.5, 1.2),
                    (side * 0.66, 0.48, 0.6),
                    (side * 0.5, 0.34, 0.2),
                ],
                0.06,
                canvas(mix(colour, 'ink', 0.2)),
            )
            slab(
                rounded_rectangle(0.2, 0.5, 0.09),
                0.2,
                (side * 0.63, 0, 0.42),
                canvas(pocket),
                rot=(90, 0, 90),
                bevel=0.08,
                resolution=5,
            )


def first_aid(loc, scale=1.0, rot=0):
    """White case with a coral cross and a handle."""
    with group(loc, rot, scale):
        slab(
            rounded_rectangle(1.5, 1.05, 0.16),
            0.6,
            (0, 0, 0.525),
            paint('white', axis='X', grain=0.03, roughness=0.35),
            rot=(90, 0, 0),
            bevel=0.08,
            resolution=6,
        )
        for x in (-0.45, 0.45):
            box((0.16, 0.05, 0.2), (x, -0.31, 0.82), metal('C9CCD0', roughness=0.3), bevel=0.02)
        slab(circle(0.33), 0.04, (0, -0.3, 0.5), matte('white', roughness=0.5), rot=(90, 0, 0), bevel=0.01)
        slab(
            [
                (-0.09, -0.26),
                (0.09, -0.26),
                (0.09, -0.09),
                (0.26, -0.09),
                (0.26, 0.09),
                (0.09, 0.09),
                (0.09, 0.26),
                (-0.09, 0.26),
                (-0.09, 0.09),
                (-0.26, 0.09),
                (-0.26, -0.09),
                (-0.09, -0.09),
            ],
            0.07,
            (0, -0.31, 0.5),
            paint('coral', axis='X', grain=0.04),
            rot=(90, 0, 0),
            bevel=0.015,
        )
        tube(
            [(-0.28, 0, 1.03), (-0.26, 0, 1.24), (0.26, 0, 1.24), (0.28, 0, 1.03)],
            0.05,
            paint('coral', axis='X', grain=0.05),
        )


def mitten(loc, colour='coral', rot=(0, 0, 0), scale=1.0, side=1, cuff='cream'):
    """Knitted mitten, thumb to +x (side=1) or -x; lies face up before rot."""
    outline = [
        (-0.2, -0.34),
        (0.2, -0.34),
        (0.22, -0.1),
        (0.3, -0.06),
        (0.4, 0.06),
        (0.42, 0.18),
        (0.36, 0.24),
        (0.28, 0.19),
        (0.23, 0.12),
        (0.22, 0.28),
        (0.16, 0.44),
        (0.04, 0.52),
        (-0.08, 0.51),
        (-0.18, 0.42),
        (-0.22, 0.26),
        (-0.23, -0.05),
    ]
    with group(loc, rot, scale):
        pts = [(x * side, y) for x, y in outline]
        slab(
            smooth_outline(pts if side > 0 else pts[::-1]),
            0.2,
            (0, 0, 0.1),
            felt(colour, scale=2, bump=0.4),
            bevel=0.085,
            resolution=6,
        )
        slab(
            rounded_rectangle(0.5, 0.22, 0.08),
            0.24,
            (0, -0.38, 0.1),
            felt(cuff, scale=3, bump=0.4),
            bevel=0.09,
            resolution=6,
        )
        slab(heart(0.12), 0.02, (-0.02 * side, 0.16, 0.2), felt(cuff, scale=3), bevel=0.006)


def coat(x, z, colour, y=5.6, scale=1.0, hood='cream'):
    """Coat on a hook."""
    outline = [
        (-0.16, 1.0),
        (-0.34, 0.92),
        (-0.62, 0.12),
        (-0.42, 0.03),
        (-0.34, 0.36),
        (-0.42, -0.55),
        (0.42, -0.55),
        (0.34, 0.36),
        (0.42, 0.03),
        (0.62, 0.12),
        (0.34, 0.92),
        (0.16, 1.0),
    ]
    with group((x, y, z), 0, scale):
        slab(outline, 0.26, (0, 0, -0.75), felt(colour, scale=1.5, bump=0.3), rot=(90, 0, 0), bevel=0.09)
        box((0.03, 0.03, 1.25), (0, -0.13, -1.2), matte(mix(colour, 'ink', 0.2)), bevel=0.01)
        for i in range(4):
            ball(0.045, (0.09, -0.14, -1.1 + 0.3 * i), paint(hood), segments=16)
        torus(0.2, 0.075, (0, -0.04, 0.24), felt(hood, scale=2), rot=(62, 0, 0), scale=(1, 0.8, 1))
        for side in (-1, 1):
            slab(
                rounded_rectangle(0.24, 0.2, 0.05),
                0.04,
                (side * 0.22, -0.13, -1.0),
                felt(mix(colour, 'white', 0.2), scale=2),
                rot=(90, 0, 0),
                bevel=0.012,
            )


def boot(loc, colour, scale=1.0, rot=0):
    """Rubber boot, toe to -y."""
    with group(loc, rot, scale):
        m = gloss(colour, roughness=0.35)
        lathe([(0.155, 0.08), (0.15, 0.3), (0.165, 0.52), (0.15, 0.53), (0.12, 0.5)], m, angle=60)
        ball(0.17, (0, -0.14, 0.13), m, scale=(0.95, 1.5, 0.8), segments=28)
        slab(rounded_rectangle(0.32, 0.6, 0.14), 0.08, (0, -0.11, 0.04), matte('4A4442'), bevel=0.02)
        torus(0.155, 0.035, (0, 0, 0.52), felt('cream', scale=3))


def mud_boot(loc, colour, scale, rot):
    """Rubber boot with mud on its toe."""
    boot(loc, colour, scale=scale, rot=rot)
    with group(loc, rot, scale):
        ball(0.178, (0, -0.15, 0.1), sandy('8C6A4C', scale=2), scale=(0.97, 1.5, 0.5), segments=28)
