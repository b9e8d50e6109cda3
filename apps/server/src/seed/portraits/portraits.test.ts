import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { chanceOf } from './chance';
import { drawPortrait, PORTRAIT_SIZE } from './draw-portrait';
import { drawFigure } from './figure';
import { portraitText, readPortrait, type Portrait } from './portrait';
import { SCENE_NAMES, SCENES, type Light } from './scenes';
import { blurFilters } from './svg';

const NADIA: Portrait = {
  person: 'nadia',
  gender: 'female',
  age: 34,
  skin: 3,
  hair: 'black',
  scarf: false,
  scene: 'sunset',
  shot: 0,
};

const LIGHT: Light = { key: '#ffc58a', shade: '#5a2a5e', rim: '#ffb36b', fromLeft: true };

const figureOf = (change: Partial<Portrait> = {}) => drawFigure({ ...NADIA, ...change }, LIGHT).art;

describe('a portrait', () => {
  it('is the same picture each time, of the size it promises, and no empty one', async () => {
    const text = portraitText(NADIA);
    const [first, second] = [await drawPortrait(text), await drawPortrait(text)];
    expect(first.equals(second)).toBe(true);
    const { format, width, height } = await sharp(first).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', ...PORTRAIT_SIZE });
    const { channels } = await sharp(first).stats();
    for (const { stdev } of channels) expect(stdev).toBeGreaterThan(20);
  });

  it('changes with the shot', async () => {
    const [first, second] = await Promise.all(
      [0, 1].map((shot) => drawPortrait(portraitText({ ...NADIA, shot }))),
    );
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(false);
  });
});

describe('a figure', () => {
  it.each<[string, Partial<Portrait>]>([
    ['another person', { person: 'linh' }],
    ['an older one', { age: 70, hair: 'white' }],
    ['a man', { gender: 'male' }],
    ['a scarf', { scarf: true }],
    ['another skin', { skin: 6 }],
  ])('differs for %s', (_, change) => {
    expect(figureOf()).toBe(figureOf());
    expect(figureOf(change)).not.toBe(figureOf());
  });

  it('keeps its face from shot to shot', () => {
    const hairOf = (shot: number) =>
      drawFigure({ ...NADIA, shot }, LIGHT).defs.match(/id="hairClip".*?<\/clipPath>/)?.[0];
    expect(new Set([0, 1, 2, 3].map(hairOf)).size).toBe(1);
  });
});

describe.each(SCENE_NAMES)('the place %s', (name) => {
  it('is painted alike by the same chance, with what there is to paint with', () => {
    const [scene, again] = [SCENES[name](chanceOf('a')), SCENES[name](chanceOf('a'))];
    expect(scene).toEqual(again);
    expect(SCENES[name](chanceOf('b')).art).not.toBe(scene.art);
    const known = [...`${blurFilters()}${scene.defs}`.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
    const used = [...scene.art.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id);
    expect(used.filter((id) => !known.includes(id))).toEqual([]);
  });
});

describe('the text of a portrait', () => {
  it('can be read again', () => {
    expect(readPortrait(portraitText(NADIA))).toEqual(NADIA);
  });

  it.each([
    ['', /JSON/],
    ['{}', /person/],
    [portraitText({ ...NADIA, scene: 'moon' as 'sea' }), /moon/],
    [portraitText({ ...NADIA, skin: 9 }), /9/],
  ])('is refused when nobody wrote it: %j', async (text, reason) => {
    await expect(drawPortrait(text)).rejects.toThrow(reason);
  });
});
