// Cuts the two web fonts of the interface out of the published Bricolage Grotesque.
//
//   node fonts/subset-fonts.ts <folder>
//
// <folder> holds `bricolage-grotesque-latin.woff2` and `bricolage-grotesque-latin-ext.woff2`, the variable
// fonts with the axes opsz and wght (the `opsz` files of the npm package `@fontsource-variable/bricolage-grotesque`,
// SIL Open Font License). The weight axis is trimmed to what the type scale uses; the optical size stays, since it
// is what keeps 12 px open and 65 px tight.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { FONT_SUBSETS, FONT_WEIGHT_RANGE, type UnicodeRange } from '../src/fonts/subsets.ts';

const targetFolder = fileURLToPath(new URL('../src/fonts/', import.meta.url));

await cutFonts(process.argv[2]);

async function cutFonts(sourceFolder: string | undefined): Promise<void> {
  if (sourceFolder === undefined) {
    console.error('Say where the source fonts are: node fonts/subset-fonts.ts <folder>');
    process.exitCode = 1;
    return;
  }
  await mkdir(targetFolder, { recursive: true });
  for (const { file, ranges } of FONT_SUBSETS) {
    const source = await readFile(join(sourceFolder, file));
    const subset = await subsetFont(source, charactersOf(ranges), {
      targetFormat: 'woff2',
      variationAxes: { wght: FONT_WEIGHT_RANGE, opsz: 14 },
      keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'liga', 'calt'],
      noHinting: true,
    });
    await writeFile(join(targetFolder, file), subset);
    console.log(`${file}: ${(subset.length / 1000).toFixed(1)} kB`);
  }
}

function charactersOf(ranges: readonly UnicodeRange[]): string {
  return ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i))).join('');
}
