import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { runnerImport, type Plugin } from 'vite';

/** Draws what shared links show, for each niche in each language, into `share/` of the client build. */
export function drawSharePictures(): Plugin {
  return {
    name: 'vela:share-pictures',
    apply: (_config, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
    async writeBundle({ dir = '' }) {
      // The colours are the tokens' own, which only Vite can load.
      const source = join(import.meta.dirname, 'share-picture.ts');
      const { module } = await runnerImport<typeof import('./share-picture')>(source, { configFile: false });
      const folder = join(dir, 'share');
      await mkdir(folder, { recursive: true });
      const pictures = await module.sharePictures();
      await Promise.all(
        pictures.map(async ({ niche, locale, svg }) => {
          await sharp(Buffer.from(svg))
            .jpeg({ quality: 84, mozjpeg: true })
            .toFile(join(folder, `${niche}-${locale}.jpg`));
        }),
      );
    },
  };
}
