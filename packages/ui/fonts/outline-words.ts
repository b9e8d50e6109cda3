import { readFile } from 'node:fs/promises';
import { Blob, Buffer as Line, Face, Font, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { FONT_SUBSETS, type FontSubset } from '../src/fonts/subsets.ts';

/** Words as shapes, for pictures that are drawn where no web font is loaded. */
export interface Outlines {
  /** SVG path data of each letter and where on the line it stands, in units of the font, upwards from the baseline. */
  letters: readonly { path: string; x: number }[];
  /** The width of the whole line, in units of the font. */
  width: number;
  unitsPerEm: number;
}

export interface Lettering {
  weight: number;
  /** The size in pixels: larger letters are drawn finer. */
  size: number;
}

/** Gives what draws words in the interface's own letters; that throws where neither file of the fonts has a letter. */
export async function createOutliner(lettering: Lettering): Promise<(words: string) => Outlines> {
  const faces = await Promise.all(FONT_SUBSETS.map((subset) => openFace(subset, lettering)));
  return (words) => {
    const letters: { path: string; x: number }[] = [];
    let width = 0;
    for (const { face, text } of runsOf(words, faces)) {
      for (const { codepoint: glyph, xAdvance = 0 } of shaped(face.font, text)) {
        letters.push({ path: face.font.glyphToPath(glyph), x: width });
        width += xAdvance;
      }
    }
    return { letters, width, unitsPerEm: faces[0]?.unitsPerEm ?? 0 };
  };
}

interface OpenFace {
  font: Font;
  unitsPerEm: number;
  has: (character: string) => boolean;
}

async function openFace({ file, ranges }: FontSubset, { weight, size }: Lettering): Promise<OpenFace> {
  const codes = new Set(
    ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index)),
  );
  // The library only unpacks it: the shapes are not read from the form that browsers load.
  const source = await subsetFont(
    await readFile(new URL(`../src/fonts/${file}`, import.meta.url)),
    String.fromCodePoint(...codes),
    { targetFormat: 'sfnt' },
  );
  const face = new Face(new Blob(source));
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight), new Variation('opsz', size)]);
  return { font, unitsPerEm: face.upem, has: (character) => codes.has(character.codePointAt(0) ?? 0) };
}

/** The words, cut where another of the files has the next letter. */
function runsOf(words: string, faces: readonly OpenFace[]): { face: OpenFace; text: string }[] {
  const runs: { face: OpenFace; text: string }[] = [];
  for (const character of words) {
    const face = faces.find(({ has }) => has(character));
    if (!face) throw new Error(`no letter “${character}” in the fonts`);
    const last = runs.at(-1);
    if (last?.face === face) last.text += character;
    else runs.push({ face, text: character });
  }
  return runs;
}

function shaped(font: Font, text: string): ReturnType<Line['getGlyphInfosAndPositions']> {
  const line = new Line();
  line.addText(text);
  line.guessSegmentProperties();
  shape(font, line);
  return line.getGlyphInfosAndPositions();
}
