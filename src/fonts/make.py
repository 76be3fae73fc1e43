"""Makes the font files of this folder from the published fonts, with fontTools (Debian: fonttools, python3-brotli).

    npm pack @fontsource-variable/anek-malayalam@5.3.0 @expo-google-fonts/anek-malayalam@0.4.1 \\
      @expo-google-fonts/shrikhand@0.4.1 @expo-google-fonts/noto-sans-math@0.4.2
    for file in *.tgz; do mkdir "${file%.tgz}" && tar xzf "$file" -C "${file%.tgz}"; done
    PYTHONHASHSEED=0 SOURCE_DATE_EPOCH=0 python3 src/fonts/make.py FOLDER-WITH-THE-UNPACKED-PACKAGES

Outlines are taken as they are: files are only cut to the characters, weights and features listed here.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools import merge, subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib import instancer

SOURCES = Path(sys.argv[1])
HERE = Path(__file__).parent
VARIABLE = next(SOURCES.glob("*variable-anek*/package/files"))
STATIC = next(SOURCES.glob("expo*anek*/package"))
SHRIKHAND = next(SOURCES.glob("expo*shrikhand*/package")) / "400Regular/Shrikhand_400Regular.ttf"
SYMBOLS = next(SOURCES.glob("expo*noto-sans-math*/package")) / "400Regular/NotoSansMath_400Regular.ttf"

BASIC = "".join(map(chr, range(0x20, 0x7F))) + "\u00a0©·×–—‘’“”•…−"
MALAYALAM = "".join(map(chr, range(0xD00, 0xD80))) + "\u200c\u200d\u25cc"
# Characters that staff type but Anek lacks: arrows, comparisons, primes and marks.
PRINT_SYMBOLS = "←↑→↓↔⇒≈≠≤≥∞√★☆✓♥′″●○■□▲▼"
# Words on signs (`headingMl` of pages, and the drink). Other words also load the full Malayalam file.
SIGNS = "മെനു ഞങ്ങളുടെ കഥ കടകൾ അഭിപ്രായങ്ങൾ ബന്ധപ്പെടാം സ്വന്തം രജിസ്റ്റർ മിൽക്ക് സർബത്ത്"
WEIGHTS = (500, 800)


def cut(font, characters, features):
    """The font with these characters and OpenType features only."""
    options = subset.Options(layout_features=features, hinting=False, name_IDs=[0, 1, 2, 13, 14], ignore_missing_unicodes=True)
    subsetter = subset.Subsetter(options)
    if characters is None:
        subsetter.populate(unicodes=font.getBestCmap())
    else:
        subsetter.populate(text=characters)
    subsetter.subset(font)
    return font


def save_web(name, font):
    font.flavor = "woff2"
    path = HERE / f"{name}.woff2"
    font.save(path)
    print(f"{path.name}: {path.stat().st_size} bytes")


def part_of_anek(part):
    return TTFont(VARIABLE / f"anek-malayalam-{part}-wght-normal.woff2")


def save_anek(name, part, characters, features):
    """A variable web font with the weights in use."""
    save_web(name, instancer.instantiateVariableFont(cut(part_of_anek(part), characters, features), {"wght": WEIGHTS}))


def rest_of(font, characters):
    """What else a font has, control characters left out."""
    return "".join(sorted({chr(code) for code in font.getBestCmap() if code >= 0x20} - set(characters)))


def save_print(name, font):
    font.flavor = None
    path = HERE / "print" / f"{name}.ttf"
    font.save(path)
    print(f"{path.name}: {path.stat().st_size} bytes")


def symbols_for(font):
    """Symbols on the grid and in the line box of another font, so that merging changes no line height."""
    symbols = cut(TTFont(SYMBOLS), PRINT_SYMBOLS, [])
    scale_upem(symbols, font["head"].unitsPerEm)
    for table, fields in {
        "hhea": ("ascent", "descent", "lineGap"),
        "OS/2": ("sTypoAscender", "sTypoDescender", "sTypoLineGap", "usWinAscent", "usWinDescent"),
    }.items():
        for field in fields:
            setattr(symbols[table], field, getattr(font[table], field))
    for table in {"MATH", "GSUB", "GPOS", "GDEF", "STAT"} & set(symbols.keys()):
        del symbols[table]
    return symbols


def print_font(name, style):
    """A static font for the brochure and the share images, with the symbols that Anek lacks."""
    font = cut(TTFont(STATIC / style / f"AnekMalayalam_{style}.ttf"), None, ["*"])
    del font["STAT"]
    with TemporaryDirectory() as folder:
        parts = [f"{folder}/font.ttf", f"{folder}/symbols.ttf"]
        symbols_for(font).save(parts[1])
        font.save(parts[0])
        save_print(name, merge.Merger().merge(parts))


save_anek("anek-latin", "latin", BASIC, [])
save_anek("anek-latin-rest", "latin", rest_of(part_of_anek("latin"), BASIC), ["mark", "ccmp"])
save_anek("anek-rupee", "latin-ext", "₹", [])
save_anek("anek-malayalam", "malayalam", MALAYALAM, ["*"])
heavy = instancer.instantiateVariableFont(part_of_anek("malayalam"), {"wght": 800})
save_web("anek-sign", cut(heavy, SIGNS, ["*"]))

gujarati = set(map(chr, range(0xA80, 0xB00)))
display = rest_of(TTFont(SHRIKHAND), gujarati)
save_web("shrikhand", cut(TTFont(SHRIKHAND), BASIC + "₹", ["kern"]))
save_web("shrikhand-rest", cut(TTFont(SHRIKHAND), rest_of(TTFont(SHRIKHAND), gujarati | set(BASIC + "₹")), ["kern"]))

print_font("anek-medium", "500Medium")
print_font("anek-bold", "700Bold")
print_font("anek-extrabold", "800ExtraBold")
save_print("shrikhand", cut(TTFont(SHRIKHAND), display, ["kern"]))
# The narrow, heavy weight for the drink's name next to the home page's heading.
narrow = cut(TTFont(VARIABLE / "anek-malayalam-malayalam-standard-normal.woff2"), MALAYALAM + " ", ["*"])
save_print("anek-narrow", instancer.instantiateVariableFont(narrow, {"wght": 800, "wdth": 90}))
