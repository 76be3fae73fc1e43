"""Cuts the site's faces out of the full ones: fonttools and brotli must be installed.

    PYTHONHASHSEED=0 python3 cut.py FOLDER    FOLDER holds anek-wght.woff2 (wght 400-800) and shrikhand.woff2

(The seed makes the same files of the same faces every time: fontTools goes through sets.)

Each face is cut in two: the characters that every page needs, and the rest, which browsers fetch only for a page
that uses one of them (its `unicode-range` in src/styles/fonts.css, printed here). Other savings, none of them visible
at the sizes in use: weights below 500 dropped, hinting dropped, a coarser grid (a step is 0.1 px at 20 px for the
text face and 0.25 px at 104 px for the sign face), curves of fewer points and heavier weights within a step of where
they were, one kerning for all weights, and pairs that move by less than a twentieth of an em left out.
"""

import sys
from collections import defaultdict
from pathlib import Path

from fontTools import subset
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.qu2cuPen import Qu2CuPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib import instancer
from fontTools.varLib.iup import iup_delta_optimize

LOWER = "abcdefghijklmnopqrstuvwxyz"
ALL = "".join(map(chr, range(0x20, 0x7F))) + "\u00a0©·×–—‘’“”•…₹−"
FACES = [
    # (source, name, characters of every page, units per em, weights)
    ("anek-wght", "anek", " \u00a0" + LOWER + "ABCDEFGHIJKLMNOPQRSTUVWY0123456789.,:!?’“”–-&()+@%₹©*×", 200, (500, 800)),
    ("shrikhand", "shrikhand", " \u00a0abcdefghijklmnopqrstuvwxyABCDEFGHIKLMNOPRSTUWY0123456789.,-’₹+@%", 400, None),
]
SMALLEST_KERN = 45  # thousandths of an em


def kerning(font):
    """Every pair's adjustment in font units, first subtable that covers the left glyph, as shapers do."""
    table = font["GPOS"].table
    kern = next(r.Feature for r in table.FeatureList.FeatureRecord if r.FeatureTag == "kern")
    glyphs = set(font.getBestCmap().values())
    pairs = {}
    for subtable in table.LookupList.Lookup[kern.LookupListIndex[0]].SubTable:
        for left in glyphs & set(subtable.Coverage.glyphs):
            if subtable.Format == 1:
                for record in subtable.PairSet[subtable.Coverage.glyphs.index(left)].PairValueRecord:
                    pairs.setdefault((left, record.SecondGlyph), getattr(record.Value1, "XAdvance", 0) or 0)
                continue
            row = subtable.Class1Record[subtable.ClassDef1.classDefs.get(left, 0)].Class2Record
            for right in glyphs:
                value = row[subtable.ClassDef2.classDefs.get(right, 0)].Value1
                pairs.setdefault((left, right), getattr(value, "XAdvance", 0) or 0)
    return pairs


def kern_feature(pairs):
    """The pairs as a feature file, with glyphs that behave alike written together."""
    rows, groups, columns, shared = defaultdict(dict), defaultdict(list), defaultdict(dict), defaultdict(list)
    for (left, right), value in sorted(pairs.items()):
        rows[left][right] = value
    for left, row in rows.items():
        groups[tuple(row.items())].append(left)
    for index, row in enumerate(groups):
        for right, value in row:
            columns[right][index] = value
    for right, column in columns.items():
        shared[tuple(column.items())].append(right)
    lefts = list(groups.values())
    rules = [
        f"pos [{' '.join(lefts[index])}] [{' '.join(rights)}] {value};"
        for column, rights in shared.items()
        for index, value in column
    ]
    return "feature kern {\n" + "\n".join(rules) + "\n} kern;"


def fewer_points(font):
    """Draws every outline anew with as few points as stay within 1/400 em of the old curve (0.26 px at 104 px)."""
    glyphs, tolerance = font.getGlyphSet(), font["head"].unitsPerEm / 400
    drawn = {}
    for name in font.getGlyphOrder():
        outline, pen = DecomposingRecordingPen(glyphs), TTGlyphPen(None)
        glyphs[name].draw(outline)
        quadratic = Cu2QuPen(pen, 2 * tolerance, all_quadratic=True)
        outline.replay(Qu2CuPen(quadratic, tolerance, all_cubic=True))
        drawn[name] = pen.glyph(dropImpliedOnCurves=True)
    for name, glyph in drawn.items():
        font["glyf"][name] = glyph


def fewer_deltas(font):
    """Leaves out how far a heavier weight moves a point where its neighbours tell it to within a unit each way."""
    for name, variations in font["gvar"].variations.items():
        coordinates, control = font["glyf"]._getCoordinatesAndControls(name, font["hmtx"].metrics)
        for variation in variations:
            variation.calcInferredDeltas(coordinates, control.endPts)
            deltas = [(round(x), round(y)) for x, y in variation.coordinates]
            fewer = iup_delta_optimize(deltas, coordinates, control.endPts, tolerance=1.5)  # (1, 1) is √2 away
            variation.coordinates = fewer[:-4] + deltas[-4:]


def cut(source, characters, units, weights):
    font = TTFont(source)
    middle = instancer.instantiateVariableFont(TTFont(source), {"wght": 600}) if weights else font
    per_em = middle["head"].unitsPerEm
    step = max(1, units // 100)
    pairs = {
        pair: round(value * units / per_em / step) * step
        for pair, value in kerning(middle).items()
        if abs(value) * 1000 >= SMALLEST_KERN * per_em
    }
    if weights:
        font = instancer.instantiateVariableFont(font, {"wght": weights})
    else:
        fewer_points(font)
    if font["head"].unitsPerEm != units:
        scale_upem(font, units)
    if weights:
        fewer_deltas(font)
    for table in {"GPOS", "GSUB", "GDEF", "gasp"} & set(font.keys()):
        del font[table]
    addOpenTypeFeaturesFromString(font, kern_feature(pairs))
    options = subset.Options(layout_features=["kern"], hinting=False, name_IDs=[], notdef_outline=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=characters)
    subsetter.subset(font)
    font.flavor = "woff2"
    return font


def unicode_range(characters):
    codes = sorted(map(ord, characters))
    runs = []
    for code in codes:
        if runs and code == runs[-1][1] + 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return ", ".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in runs)


for name, target, common, units, weights in FACES:
    source = Path(sys.argv[1]) / f"{name}.woff2"
    rest = "".join(sorted(set(ALL) - set(common)))
    for suffix, characters in (("", common), ("-rest", rest)):
        path = Path(__file__).parent / f"{target}{suffix}.woff2"
        cut(source, characters, units, weights).save(path)
        print(f"{path.name}: {path.stat().st_size} bytes, unicode-range: {unicode_range(characters)}")
