import { readdir, readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { THUMB_SIZE } from '../photos/processing/photo-files';
import { findPreparedFile, PREPARED_FILES, PREPARED_WIDTH, preparedPath } from '../photos/prepared-portraits';
import { PORTRAITS_FOLDER } from '../portraits-folder';
import { allowDrawings, drawPortrait } from '@vela/demo/portraits/draw-portrait';
import { mainPortraits, ORIGINS_FILE, originsOf } from './prepare-portraits';

const portraits = mainPortraits();

const SIZES = {
  [`sharp-${PREPARED_WIDTH}`]: { width: PREPARED_WIDTH, height: (PREPARED_WIDTH * 5) / 4 },
  'sharp-thumb': THUMB_SIZE,
} as const satisfies Record<(typeof PREPARED_FILES)[number], { width: number; height: number }>;

/** Every clone of the repository downloads all of it. */
const MOST_BYTES = 4 * 1024 * 1024;

const fileOf = (photoId: string, file: (typeof PREPARED_FILES)[number]) =>
  new URL(preparedPath(photoId, file), PORTRAITS_FOLDER);

/** How far two pictures of the same size are apart, of 255. */
function distanceOf(a: Buffer, b: Buffer): number {
  expect(a.length).toBe(b.length);
  let sum = 0;
  for (const [at, value] of a.entries()) sum += Math.abs(value - (b[at] ?? 0));
  return sum / a.length;
}

// `npm run x -- portraits` prepares them again.
describe('the prepared portraits', () => {
  it('are those of all members with a photo, of nobody else, and drawn from what they are', async () => {
    const origins: unknown = JSON.parse(await readFile(new URL(ORIGINS_FILE, PORTRAITS_FOLDER), 'utf8'));
    expect(origins).toEqual(originsOf(portraits));
    for (const file of PREPARED_FILES) {
      const names = await readdir(new URL(`${file}/`, PORTRAITS_FOLDER));
      expect(new Set(names)).toEqual(new Set(portraits.map(({ photoId }) => `${photoId}.webp`)));
    }
  });

  it('are whole, of their size, and small together', async () => {
    let bytes = 0;
    for (const { photoId } of portraits) {
      for (const file of PREPARED_FILES) {
        const url = fileOf(photoId, file);
        bytes += (await stat(url)).size;
        expect(await sharp(await readFile(url)).metadata()).toMatchObject({ format: 'webp', ...SIZES[file] });
      }
    }
    expect(bytes).toBeLessThan(MOST_BYTES);
  });

  it('show what is drawn today', async () => {
    allowDrawings();
    const size = { width: 72, height: 90 };
    const picked = portraits.filter((_, index) => index % 24 === 0);
    const drawn = await Promise.all(
      picked.map(async ({ text }) => (await drawPortrait(text, size.width)).data),
    );
    const prepared = await Promise.all(
      picked.map(async ({ photoId }) =>
        sharp(await readFile(fileOf(photoId, `sharp-${PREPARED_WIDTH}`)))
          .resize(size)
          .raw()
          .toBuffer(),
      ),
    );
    for (const [index, picture] of drawn.entries()) {
      const [same, other] = [prepared[index], prepared.at(index - 1)];
      if (!same || !other) throw new Error('There are too few');
      expect(distanceOf(picture, same)).toBeLessThan(8);
      expect(distanceOf(picture, other)).toBeGreaterThan(12);
    }
  });

  it('are found by photo and file, others not', async () => {
    const [first] = portraits;
    const find = (photoId: string, file: Parameters<typeof findPreparedFile>[1]['file']) =>
      findPreparedFile(PORTRAITS_FOLDER, { photoId, file });
    const known = first?.photoId ?? '';
    expect((await find(known, 'sharp-thumb'))?.byteLength).toBeGreaterThan(500);
    expect(await find(known, 'sharp-720')).toBeNull();
    expect(await find(known, 'blurred-thumb')).toBeNull();
    expect(await find('nobody', 'sharp-thumb')).toBeNull();
  });
});
