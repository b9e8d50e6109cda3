import { expect, it } from 'vitest';
import { croppedSize, mostZoomOf } from './crop-picture';

it.each([
  [
    { width: 4000, height: 5000 },
    { width: 1440, height: 1800 },
  ],
  [
    { width: 1440, height: 1800 },
    { width: 1440, height: 1800 },
  ],
  [
    { width: 400, height: 500 },
    { width: 400, height: 500 },
  ],
  [
    { width: 10_000, height: 1 },
    { width: 1440, height: 1 },
  ],
])('a cut-out of %o becomes %o', (area, size) => {
  expect(croppedSize({ x: 0, y: 0, ...area }, 1440)).toEqual(size);
});

it.each([
  [{ width: 4000, height: 5000 }, 4],
  [{ width: 505, height: 2000 }, 3.125],
  [{ width: 2000, height: 404 }, 2],
  [{ width: 160, height: 200 }, 1],
  [{ width: 10, height: 10 }, 1],
])('a picture of %o may be enlarged %f times', (size, zoom) => {
  expect(mostZoomOf(size, { ratio: 4 / 5, leastHeight: 200 })).toBeCloseTo(zoom);
});

it('no cut-out is lower than it has to be, whatever the picture', () => {
  for (let width = 160; width < 420; width += 1)
    for (const height of [200, 251, 307, 1000]) {
      const largest = { width: Math.min(width, height * 0.8), height: Math.min(height, width / 0.8) };
      const zoom = mostZoomOf({ width, height }, { ratio: 0.8, leastHeight: 200 });
      const [cutWidth, cutHeight] = [largest.width / zoom, largest.height / zoom].map(Math.round);
      expect(Math.min((cutWidth ?? 0) / 0.8, cutHeight ?? 0)).toBeGreaterThanOrEqual(200);
    }
});
