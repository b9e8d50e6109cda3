import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { runnerImport, type Plugin } from 'vite';

/** Draws what shared links show, for each niche, into `share/` of the client build. */
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
      await Promise.all(
        module.sharePictures().map(async ({ niche, svg }) => {
          await sharp(Buffer.from(svg))
            .jpeg({ quality: 84, mozjpeg: true })
            .toFile(join(folder, `${niche}.jpg`));
        }),
      );
    },
  };
}
