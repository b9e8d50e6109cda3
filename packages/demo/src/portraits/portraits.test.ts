import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../random/chance';
import { drawPortrait } from './draw-portrait';
import { drawFigure } from './figure';
import { PORTRAIT_SIZE, portraitText, readPortrait, type Portrait } from './portrait';
import { SCENE_NAMES, SCENES, type Light } from './scenes';
import { blurFilters } from './paint/svg';

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
    const [first, second] = [
      await drawPortrait(text, PORTRAIT_SIZE.width),
      await drawPortrait(text, PORTRAIT_SIZE.width),
    ];
    expect(first.data.equals(second.data)).toBe(true);
    expect(first.info).toEqual({ ...PORTRAIT_SIZE, channels: 3 });
    const { channels } = await sharp(first.data, { raw: first.info }).stats();
    for (const { stdev } of channels) expect(stdev).toBeGreaterThan(20);
  });

  it('changes with the shot', async () => {
    const [first, second] = await Promise.all(
      [0, 1].map((shot) => drawPortrait(portraitText({ ...NADIA, shot }), 72)),
    );
    expect(first?.data.equals(second?.data ?? Buffer.alloc(0))).toBe(false);
  });

  it('is the same one in every size', async () => {
    const [small, large] = await Promise.all(
      [72, 360].map((width) => drawPortrait(portraitText(NADIA), width)),
    );
    if (!small || !large) throw new Error('Nothing was drawn');
    const shrunk = await sharp(large.data, { raw: large.info }).resize(72, 90).raw().toBuffer();
    const apart = shrunk.reduce((sum, value, at) => sum + Math.abs(value - (small.data[at] ?? 0)), 0);
    expect(apart / shrunk.length).toBeLessThan(8);
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
    await expect(drawPortrait(text, 72)).rejects.toThrow(reason);
  });
});
