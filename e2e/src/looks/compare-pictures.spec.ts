import { expect } from '@playwright/test';
import sharp from 'sharp';
import { chromium, HAS_OWN_BROWSER } from '../browser';
import { comparePictures } from './compare-pictures';
import { takeSmallPicture } from './small-picture';
import { CONTEXT, LOOKS, Stage, test, type Look } from './stage';

const LOG_IN = { id: 'screens-log-in--default' };
const SEARCH = { id: 'screens-search--default' };
const TERMS = { id: 'screens-legal-text--terms' };

const CHANGES: Readonly<Record<string, string>> = {
  'a button 4 px lower': 'main [type="submit"] { translate: 0 4px !important }',
  'a link 4 px aside': 'main a { translate: 4px 0 !important }',
  'a heading 2 px higher': 'main h1 { height: calc(1lh + 2px) !important }',
  'a missing icon': 'main svg { visibility: hidden !important }',
  'missing labels': 'main label { visibility: hidden !important }',
  'fields without their frames': 'main input { border-color: transparent !important }',
  'a button in another colour': 'main [type="submit"] { background: #246b4b !important }',
  'a ground in a colour like its own': 'main, main :not(button) { background-color: #f0eeee !important }',
  'smaller letters': 'main h1 { font-size: 95% !important }',
  'thinner letters': 'main h1 { font-weight: 500 !important }',
  'a button without round corners': 'main [type="submit"] { border-radius: 0 !important }',
};

/** What another machine does to letters and edges; photos are of whole pixels on each. */
const DRAWINGS = [
  '* { -webkit-text-stroke: 0.1px }',
  'body { translate: 0.3px 0.3px } img { translate: -0.3px -0.3px }',
];

for (const look of LOOKS) {
  for (const [change, style] of Object.entries(CHANGES)) {
    test(`${change} is seen on a ${look.name}`, async ({ stage }) => {
      const before = await stage.picture(LOG_IN, look);

      const after = await pictureWith(stage, { story: LOG_IN, look, style });

      expect(await comparePictures(before, after)).not.toBeNull();
    });
  }

  test(`letters a little bolder, edges a little aside are the same on a ${look.name}`, async ({ stage }) => {
    for (const story of [LOG_IN, SEARCH, TERMS]) {
      const before = await stage.picture(story, look);
      for (const style of DRAWINGS) {
        const after = await pictureWith(stage, { story, look, style });
        expect.soft(after.equals(before), `${story.id} with ${style}`).toBe(false);
        expect.soft(await comparePictures(before, after), `${story.id} with ${style}`).toBeNull();
      }
    }
  });
}

test('letters fitted to the pixels of another machine are the same', async ({ stage, playwright }) => {
  test.skip(!HAS_OWN_BROWSER, 'another browser may not support this font setting');
  const { launchOptions } = chromium();
  const args = launchOptions?.args?.map((arg) => arg.replace(/^(--font-render-hinting)=none$/, '$1=slight'));
  const browser = await playwright.chromium.launch({ ...launchOptions, ...(args && { args }) });
  try {
    const context = await browser.newContext(CONTEXT);
    const elsewhere = new Stage(() => context.newPage());
    const drawnAlike: boolean[] = [];
    for (const look of LOOKS) {
      for (const story of [LOG_IN, SEARCH, TERMS]) {
        const [here, there] = [await stage.picture(story, look), await elsewhere.picture(story, look)];
        drawnAlike.push(here.equals(there));
        expect.soft(await comparePictures(here, there), `${story.id} on a ${look.name}`).toBeNull();
      }
    }
    expect(drawnAlike, 'the other machine draws letters differently').toContain(false);
  } finally {
    await browser.close();
  }
});

test('a page that another machine draws a pixel longer is the same', async ({ stage }) => {
  const [look] = LOOKS;
  const before = await stage.picture(LOG_IN, look);

  const after = await pictureWith(stage, {
    story: LOG_IN,
    look,
    style: 'html { min-height: 902px !important }',
  });

  expect(await heightOf(after)).toBe((await heightOf(before)) + 1);
  expect(await comparePictures(before, after)).toBeNull();
});

test('a longer page is reported by its size', async ({ stage }) => {
  const [look] = LOOKS;
  const before = await stage.picture(LOG_IN, look);

  const after = await pictureWith(stage, {
    story: LOG_IN,
    look,
    style: 'body { padding-bottom: 900px !important }',
  });

  expect((await comparePictures(before, after))?.what).toMatch(/^640 × \d+ px before, 640 × \d+ px now$/);
});

async function heightOf(picture: Buffer): Promise<number> {
  return (await sharp(picture).metadata()).height;
}

interface Changed {
  story: { id: string };
  look: Look;
  style: string;
}

async function pictureWith(stage: Stage, { story, look, style }: Changed): Promise<Buffer> {
  const page = await stage.show(story, look);
  const sheet = await page.addStyleTag({ content: style });
  const picture = await takeSmallPicture(page);
  await sheet.evaluate((element) => element.parentNode?.removeChild(element));
  return picture;
}
