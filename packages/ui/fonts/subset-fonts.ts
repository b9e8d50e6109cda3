// Cuts the two web fonts of the interface out of the published Bricolage Grotesque.
//
//   pnpm fonts <folder>
//
// <folder> holds `bricolage-grotesque-latin.woff2` and `bricolage-grotesque-latin-ext.woff2`, the variable fonts
// with the axes opsz and wght (the `opsz` files of the npm package `@fontsource-variable/bricolage-grotesque`, SIL
// Open Font License), under those two names. The weight axis is trimmed to what the type scale uses; the optical
// size stays whole, since it is what keeps 12 px open and 65 px tight.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { FONT_SUBSETS, FONT_WEIGHT_RANGE, type FontSubset, type UnicodeRange } from '../src/fonts/subsets.ts';
import { readTables, writeTables } from './sfnt.ts';

const SUBSTITUTIONS = ['ccmp', 'locl', 'tnum', 'liga', 'calt'];
const POSITIONS = ['kern', 'mark', 'mkmk'];

/** Half way between body text and headlines. */
const KERNED_AT = { wght: 540, opsz: 24 };

const targetFolder = fileURLToPath(new URL('../src/fonts/', import.meta.url));

await cutFonts(process.argv[2]);

async function cutFonts(sourceFolder: string | undefined): Promise<void> {
  if (sourceFolder === undefined) {
    console.error('Say where the source fonts are: pnpm fonts <folder>');
    process.exitCode = 1;
    return;
  }
  await mkdir(targetFolder, { recursive: true });
  for (const subset of FONT_SUBSETS) {
    const font = await cutFont(await readFile(join(sourceFolder, subset.file)), subset);
    await writeFile(join(targetFolder, subset.file), font);
    console.log(`${subset.file}: ${(font.length / 1000).toFixed(1)} kB`);
  }
}

/**
 * The kerning of the source varies with both axes and weighs as much as all letters. Ours is that of one point
 * between them, taken from a font without axes that has the same glyphs: half the size, and no eye sees it.
 */
async function cutFont(source: Buffer, { ranges }: FontSubset): Promise<Buffer> {
  const characters = charactersOf(ranges);
  const cut = { targetFormat: 'sfnt', noHinting: true } as const;
  const varying = readTables(
    await subsetFont(source, characters, {
      ...cut,
      variationAxes: { wght: FONT_WEIGHT_RANGE },
      keepFeatures: SUBSTITUTIONS,
    }),
  );
  const kerned = readTables(
    await subsetFont(source, characters, {
      ...cut,
      variationAxes: KERNED_AT,
      keepFeatures: [...SUBSTITUTIONS, ...POSITIONS],
    }),
  );
  for (const tag of ['GPOS', 'GDEF']) varying.set(tag, table(kerned, tag));
  if (!table(varying, 'cmap').equals(table(kerned, 'cmap')))
    throw new Error('The two cuts number their glyphs differently');
  return subsetFont(writeTables(varying), characters, { targetFormat: 'woff2', noHinting: true });
}

function table(tables: ReadonlyMap<string, Buffer>, tag: string): Buffer {
  const found = tables.get(tag);
  if (found === undefined) throw new Error(`The font has no table ${tag}`);
  return found;
}

function charactersOf(ranges: readonly UnicodeRange[]): string {
  return ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)),
    )
    .join('');
}
