import { expect, it } from 'vitest';
import { croppedSize } from './crop-picture';

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
