import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { runnerImport, type Plugin } from 'vite';

/**
 * Draws what stands for a site outside of its pages: for shared links a picture of each niche in each language, into `share/`
 * of the client build, and for the browser's tab and for home screens icons of each niche, into `icons/`.
 */
export function drawSharePictures(): Plugin {
  return {
    name: 'vela:share-pictures',
    apply: (_config, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
    async writeBundle({ dir = '' }) {
      const { tabIcons } = await load<typeof import('./tab-icon')>('tab-icon.ts');
      const icons = await madeFolder(dir, 'icons');
      await Promise.all(tabIcons().map(({ niche, svg }) => writeFile(join(icons, `${niche}.svg`), svg)));
      const { appIcons } = await load<typeof import('./app-icon')>('app-icon.ts');
      await Promise.all(
        appIcons().map(async ({ niche, name, svg }) => {
          const folder = await madeFolder(icons, String(niche));
          await sharp(Buffer.from(svg))
            .png({ palette: true })
            .toFile(join(folder, `${name}.png`));
        }),
      );
      const { sharePictures } = await load<typeof import('./share-picture')>('share-picture.ts');
      const folder = await madeFolder(dir, 'share');
      const pictures = await sharePictures();
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

/** The colours are the tokens' own, which only Vite can load. */
async function load<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(join(import.meta.dirname, file), { configFile: false });
  return module;
}

async function madeFolder(dir: string, name: string): Promise<string> {
  const folder = join(dir, name);
  await mkdir(folder, { recursive: true });
  return folder;
}
