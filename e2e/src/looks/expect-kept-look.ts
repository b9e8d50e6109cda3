import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { HAS_OWN_BROWSER } from '../browser';
import { takeSettled } from '../fixtures/settled-picture';
import { ROOT } from '../root';
import { comparePictures, type Difference } from './compare-pictures';

/** The pictures that belong to the repository. */
export const KEPT = join(ROOT, 'e2e/looks');

const KEEP = 'npm run x -- keep-looks';

/** Whether this run keeps what it sees in place of what is kept. */
export function isKeeping(): boolean {
  return ['all', 'changed'].includes(test.info().config.updateSnapshots);
}

/** Holds what is seen against the picture that is kept; where the run keeps, only what differs takes its place. */
export async function expectKeptLook(name: string, take: () => Promise<Buffer>): Promise<void> {
  const file = join(KEPT, `${name}.webp`);
  const before = existsSync(file) ? await readFile(file) : null;
  const now = await takeSettled(name, take);
  const difference = before && (await comparePictures(before, now));
  if (before !== null && difference === null) return;
  if (isKeeping()) return keep(file, now);
  expect
    .soft(before, `${name} has no picture yet: ${KEEP} keeps it, once you have looked at it`)
    .not.toBeNull();
  if (before === null || difference === null) return;
  const shown = await show(name, { before, now, difference });
  expect.soft(difference.what, `${name} looks different: ${shown}. Meant? ${KEEP}`).toBe('the same');
}

async function keep(file: string, picture: Buffer): Promise<void> {
  if (!HAS_OWN_BROWSER)
    throw new Error(`only the tests' own browser keeps pictures: ${KEEP}, without CHROMIUM`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, picture);
}

interface Shown {
  before: Buffer;
  now: Buffer;
  difference: Difference;
}

/** Leaves all three beside each other and gives where; the report shows them as one, by the names that Playwright knows. */
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
