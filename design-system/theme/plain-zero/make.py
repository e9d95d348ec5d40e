"""Makes plain-zero.woff2: the tabular zero of Atkinson Hyperlegible Next without its slash, and nothing else.

    python make.py node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/\
atkinson-hyperlegible-next-latin-wght-normal.woff2 plain-zero.woff2

Needs the packages fonttools and brotli. The SIL Open Font License of the original holds for the result; it reserves no name.
"""

import sys

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.ttLib.tables.TupleVariation import TupleVariation

NAME = "Atkinson Plain Zero"
OUTLINE = 16
# Points of the two halves of the counter beside the slash that lie furthest left, right, down and up.
LEFT, RIGHT, BOTTOM, TOP = 23, 31, 16, 36


def fit(outline, sides):
    """The outline of the zero, shrunk so that it touches the four sides of the counter."""
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    left, right, bottom, top = sides
    x_scale = (right - left) / (max(xs) - min(xs))
    y_scale = (top - bottom) / (max(ys) - min(ys))
    return [(left + (x - min(xs)) * x_scale, bottom + (y - min(ys)) * y_scale) for x, y in outline]


def without_slash(points):
    """The outline, and one counter that runs the other way round."""
    outline = points[:OUTLINE]
    counter = fit(outline, (points[LEFT][0], points[RIGHT][0], points[BOTTOM][1], points[TOP][1]))
    return outline + [counter[0], *reversed(counter[1:])]


def main(source, target):
    font = TTFont(source)
    width = font["hmtx"]["zero.tf"][0]
    shift = font["glyf"]["zero.tf"].components[0].x
    shifts = [variation.coordinates[0][0] for variation in font["gvar"].variations["zero.tf"]]

    options = Options()
    options.layout_features = []
    options.hinting = False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[0x30])
    subsetter.subset(font)

    glyph = font["glyf"]["zero"]
    slashed = list(glyph.coordinates)
    plain = without_slash(slashed)
    variations = []
    for variation, moved in zip(font["gvar"].variations["zero"], shifts, strict=True):
        master = without_slash([(x + dx, y + dy) for (x, y), (dx, dy) in zip(slashed, variation.coordinates)])
        deltas = [(round(mx - x + moved), round(my - y)) for (mx, my), (x, y) in zip(master, plain, strict=True)]
        # Tabular figures are equally wide at every weight.
        variations.append(TupleVariation(variation.axes, [*deltas, (0, 0), (0, 0), (0, 0), (0, 0)]))
    flags = list(glyph.flags[:OUTLINE])
    glyph.coordinates = GlyphCoordinates([(round(x) + shift, round(y)) for x, y in plain])
    glyph.flags = bytearray(flags + [flags[0], *reversed(flags[1:])])
    glyph.endPtsOfContours = [OUTLINE - 1, 2 * OUTLINE - 1]
    glyph.numberOfContours = 2
    glyph.recalcBounds(font["glyf"])
    font["gvar"].variations["zero"] = variations
    font["hmtx"]["zero"] = (width, glyph.xMin)
    for table in ("HVAR", "GSUB", "GPOS", "GDEF", "MVAR", "STAT", "prep", "gasp"):
        if table in font:
            del font[table]
    for record in font["name"].names:
        if record.nameID in (1, 4, 16):
            record.string = NAME
    font["post"].formatType = 3.0
    font.flavor = "woff2"
    font.save(target)


main(*sys.argv[1:])
