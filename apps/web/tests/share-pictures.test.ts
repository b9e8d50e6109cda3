import { createOutliner } from '@vela/ui/outlines';
import { hexColor, niches } from '@vela/ui/tokens';
import { LOCALES } from '@vela/domain/locale';
import { NICHES } from '@vela/domain/sites';
import { beforeAll, describe, expect, it } from 'vitest';
import { appIcons } from '../build/share/app-icon';
import { readHeadline } from '../build/share/headline';
import { setLines, widthOf, type Setting } from '../build/share/set-lines';
import { tabIcons } from '../build/share/tab-icon';
import { sharePictures, type SharePicture, WORDS } from '../build/share/share-picture';

let pictures: SharePicture[];
let setting: Setting;
beforeAll(async () => {
  pictures = await sharePictures();
  setting = { ...WORDS, outline: await createOutliner({ weight: 700, size: WORDS.size }) };
});

describe('the picture of a shared link', () => {
  it('is there for each niche in each language, and none is like another', () => {
    expect(pictures.map(({ niche, locale }) => `${niche}-${locale}`).toSorted()).toEqual(
      NICHES.flatMap((niche) => LOCALES.map((locale) => `${niche}-${locale}`)).toSorted(),
    );
    expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(pictures.length);
  });

  it.each(LOCALES)('says in %s what the home page says first, letter by letter', async (locale) => {
    const sentences = await readHeadline(locale);
    expect(sentences).toHaveLength(2);
    // A space that keeps two words on one line is drawn no more than another.
    const said = sentences.join('').replaceAll(/\s/g, '');
    const drawn = pictures.find((picture) => picture.locale === locale)?.svg ?? '';
    expect(drawn.match(/<path transform="[^"]*" d="M/g)).toHaveLength(said.length);
  });

  it.each(LOCALES)('has its words in %s between its edge and the boat, above the sea', async (locale) => {
    const lines = setLines(await readHeadline(locale), setting);
    for (const line of lines) expect(widthOf(line, setting)).toBeLessThanOrEqual(WORDS.widest);
    expect(lines.length * WORDS.lineHeight).toBeLessThanOrEqual(2 * (WORDS.middle - 40));
  });
});

describe('the icon of the tab', () => {
  it('has the accent of each niche, by day and by night', () => {
    const icons = tabIcons();
    expect(icons.map(({ niche }) => niche)).toEqual([...NICHES]);
    for (const { niche, svg } of icons)
      for (const mode of ['light', 'dark'] as const)
        expect(svg).toContain(`.main{fill:${hexColor(niches[niche][mode].accent)}}`);
  });
});

describe('the icon of a home screen', () => {
  it.each(NICHES)('lies on the accent of niche %i, in each form that devices ask for', (niche) => {
    const icons = appIcons().filter((icon) => icon.niche === niche);
    expect(icons.map(({ name }) => name)).toEqual([
      'icon-192',
      'icon-512',
      'maskable-512',
      'apple-touch-icon',
    ]);
    for (const { svg } of icons)
      expect(/<rect [^>]*fill="([^"]+)"/.exec(svg)?.[1]).toBe(hexColor(niches[niche].light.accent));
  });
});

describe('setLines', () => {
  it('leaves a sentence on its line, and halves one that is too long', () => {
    expect(setLines(['Short.', 'A sentence that is much too long for it.'], setting)).toEqual([
      'Short.',
      'A sentence that is',
      'much too long for it.',
    ]);
  });
});
