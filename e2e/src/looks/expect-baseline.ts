import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { HAS_OWN_BROWSER } from '../browser';
import { takeSettled } from '../fixtures/settled-picture';
import { ROOT } from '../root';
import { comparePictures, type Difference } from './compare-pictures';
import { shrink, takePicture } from './small-picture';

/** The pictures that belong to the repository. */
export const BASELINES = join(ROOT, 'e2e/looks');

const UPDATE = 'npm run x -- keep-looks';

/** Whether this run replaces the baseline pictures. */
export function isUpdating(): boolean {
  return ['all', 'changed'].includes(test.info().config.updateSnapshots);
}

/**
 * Compares how a page looks with its baseline. A run that updates the baselines replaces only those that differ. Only the picture
 * that has come to rest is shrunk.
 */
export async function expectBaseline(name: string, page: Page): Promise<void> {
  const file = join(BASELINES, `${name}.webp`);
  const before = existsSync(file) ? await readFile(file) : null;
  const now = await shrink(await takeSettled(name, () => takePicture(page)));
  const difference = before && (await comparePictures(before, now));
  if (before !== null && difference === null) return;
  if (isUpdating()) return storeBaseline(file, now);
  expect.soft(before, `${name} has no picture yet: look at it, then run ${UPDATE}`).not.toBeNull();
  if (before === null || difference === null) return;
  const shown = await show(name, { before, now, difference });
  expect.soft(difference.what, `${name} looks different: ${shown}. Meant? ${UPDATE}`).toBe('the same');
}

async function storeBaseline(file: string, picture: Buffer): Promise<void> {
  if (!HAS_OWN_BROWSER)
    throw new Error(`only the tests' own browser draws baseline pictures: run ${UPDATE} without CHROMIUM`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, picture);
}

interface Shown {
  before: Buffer;
  now: Buffer;
  difference: Difference;
}

/** Writes the three pictures and returns their path. The report shows them as one, by the names that Playwright expects. */
async function show(name: string, { before, now, difference }: Shown): Promise<string> {
  const pictures = {
    expected: { file: 'before', png: await sharp(before).png().toBuffer() },
    actual: { file: 'now', png: await sharp(now).png().toBuffer() },
    diff: { file: 'difference', png: difference.picture },
  };
  for (const [known, { file, png }] of Object.entries(pictures)) {
    const path = test.info().outputPath(`${name}-${file}.png`);
    await writeFile(path, png);
    await test.info().attach(`${name}-${known}.png`, { path, contentType: 'image/png' });
  }
  return `${relative(ROOT, test.info().outputPath(name))}-{before,now,difference}.png`;
}
