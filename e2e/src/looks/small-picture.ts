import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { hasDialog } from '../fixtures/same-picture';

/** Half of each side shows what is where, in a tenth of the bytes. */
const SCALE = 1 / 2;

/** The height in px of the page. The rest of a longer page looks like its beginning. */
const MOST_HEIGHT = 2000;

const WEBP = { quality: 70, effort: 4 } as const;

/** How a page looks now, small. */
export async function takeSmallPicture(page: Page): Promise<Buffer> {
  return shrink(await takePicture(page));
}

/** How a page looks now, as a PNG in its own size. A dialog lies over the window: its picture is the window's. */
export async function takePicture(page: Page): Promise<Buffer> {
  return page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    ...((await hasDialog(page)) ? {} : { fullPage: true, clip: await wholePage(page) }),
  });
}

async function wholePage(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  return { x: 0, y: 0, width, height: Math.min(height, MOST_HEIGHT) };
}

/** A picture as it is stored. */
export async function shrink(screenshot: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(screenshot).metadata();
  return sharp(screenshot)
    .resize(Math.round(width * SCALE), Math.round(height * SCALE), { fit: 'fill', kernel: 'mitchell' })
    .webp(WEBP)
    .toBuffer();
}
