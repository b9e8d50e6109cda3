import { describe, expect, it } from 'vitest';
import { startPictures } from './start-pictures';

describe('startPictures', () => {
  it('are as large as a phone’s screen, which starts the app upright, in both modes', () => {
    const pictures = startPictures({ width: 402, height: 874, pixelRatio: 3 });
    expect(pictures.map(({ mode, width, height }) => [mode, width, height])).toEqual([
      ['light', 1206, 2622],
      ['dark', 1206, 2622],
    ]);
  });

  it('are there both ways round for a tablet', () => {
    const pictures = startPictures({ width: 820, height: 1180, pixelRatio: 2 });
    expect(pictures.map(({ media, width, height }) => [media, width, height])).toEqual([
      ['(prefers-color-scheme: light) and (orientation: portrait)', 1640, 2360],
      ['(prefers-color-scheme: light) and (orientation: landscape)', 2360, 1640],
      ['(prefers-color-scheme: dark) and (orientation: portrait)', 1640, 2360],
      ['(prefers-color-scheme: dark) and (orientation: landscape)', 2360, 1640],
    ]);
  });
});
