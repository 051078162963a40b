"""Dolls dressed for the bicycle, the rain and the snow."""

from toykit.materials import felt, gloss, matte, paint
from toykit.people import doll
from toykit.shapes import ball, cut_sphere, lathe, torus, tube
from toykit.stage import group, into


def helmet(loc=(0, 0, 0), radius=0.185, colour='coral', rot=(0, 0, 0), strap=True):
    """Bicycle helmet; its opening looks down, its front to -y."""
    with group(loc, rot):
        cut_sphere(
            radius, [((0, 0, 0.012), (0, 0, 1))], paint(colour, grain=0.05, roughness=0.3), bevel=0.012
        )
        torus(radius * 0.99, 0.016, (0, 0, 0.014), paint('cream', axis='X', grain=0.05))
        for x in (-0.42, 0, 0.42):
            tube(
                [
                    (x * radius, -radius * 0.8, radius * 0.62),
                    (x * radius * 0.9, 0, radius * (1.0 - 0.1 * abs(x))),
                    (x * radius, radius * 0.8, radius * 0.62),
                ],
                0.013,
                paint('cream', axis='Y', grain=0.05),
            )
        if strap:
            tube(
                [
                    (-radius, 0, 0.01),
                    (-radius * 0.8, -0.045, -radius * 0.68),
                    (0, -0.07, -radius * 1.1),
                    (radius * 0.8, -0.045, -radius * 0.68),
                    (radius, 0, 0.01),
                ],
                0.0075,
                matte('ink', roughness=0.6),
            )


def helmet_doll(loc, height, helmet_colour='coral', look=0, **options):
    """Doll that wears a bicycle helmet."""
    g = doll(loc, height, look=look, **options)
    with into(g):
        with group((0, 0, 0.775), (0, 0, look)):
            helmet((0, 0.008, 0.045), radius=0.196, colour=helmet_colour, rot=(-9, 0, 0))
    return g


def rain_doll(loc, height, hat='sun', look=0, **options):
    """Doll in a rain hat with a brim that is longer at the back."""
    g = doll(loc, height, look=look, **options)
    with into(g):
        with group((0, 0, 0.775), (0, 0, look)):
            with group((0, 0.01, 0.055), (-12, 0, 0)):
                cut_sphere(0.19, [((0, 0, 0), (0, 0, 1))], gloss(hat, roughness=0.3), bevel=0.01)
                lathe(
                    [(0.175, 0.012), (0.26, -0.022), (0.268, -0.01), (0.18, 0.035)],
                    gloss(hat, roughness=0.3),
                    (0, 0.02, 0),
                    angle=70,
                )
    return g


def knit(loc, height, dress, skin, hat, rot, mitt='sun', **leaves):
    """child in a toque, scarf and mitts."""
    doll(
        loc,
        height,
        dress=dress,
        skin=skin,
        hair=hat,
        style='toque',
        rot=rot,
        scarf=mitt,
        arms=((-0.25, -0.08, 0.3), (0.25, -0.08, 0.3)),
        **leaves
    )
    with group(loc, rot, height):
        for side in (-1, 1):
            ball(0.062, (side * 0.262, -0.09, 0.265), felt(mitt, scale=4), segments=24)
