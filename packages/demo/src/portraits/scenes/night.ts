import { blurred, circle, dots, gradient, rect, times } from '../paint/svg';
import type { PaintScene } from './scene';

export const city: PaintScene = (chance) => ({
  light: { key: '#ffc98a', shade: '#191a4a', rim: '#ff9d6e', fromLeft: chance.happens(0.5) },
  defs: gradient('sky', [
    [0, '#141a3c'],
    [0.45, '#2c2f66'],
    [0.75, '#64407c'],
    [1, '#2a1c3e'],
  ]),
  art: [
    rect('url(#sky)'),
    blurred(
      10,
      times(9, (index) =>
        rect(chance.pick(['#171a3e', '#20224f', '#2b2757']), {
          x: index * 95 - 20 + chance.between(-10, 10),
          y: chance.between(180, 520),
          width: chance.between(70, 110),
          height: 900,
          opacity: 0.85,
        }),
      ),
    ),
    blurred(
      6,
      dots(chance, {
        count: 70,
        colours: ['#ffd08a', '#ffb067', '#ffe6b8', '#7fd0ff'],
        y: [260, 900],
        size: [4, 9],
        opacity: [0.4, 0.9],
      }),
    ),
    blurred(
      4,
      dots(chance, {
        count: 24,
        colours: ['#ffc27a', '#ff8f6b', '#ffe2a8', '#66b8e8', '#e86f9a'],
        y: [160, 980],
        size: [22, 58],
        opacity: [0.2, 0.55],
      }),
    ),
  ].join(''),
});

export const neon: PaintScene = (chance) => ({
  light: { key: '#ff9ec4', shade: '#122a4c', rim: '#7de0ff', fromLeft: false },
  defs: gradient(
    'sky',
    [
      [0, '#131f3f'],
      [0.5, '#3a2560'],
      [1, '#10192f'],
    ],
    { x: 1 },
  ),
  art: [
    rect('url(#sky)'),
    blurred(
      18,
      rect('#ff5d8f', { x: 60, y: 150, width: 26, height: 380, radius: 13 }),
      rect('#49c6ff', { x: 690, y: 90, width: 22, height: 420, radius: 11 }),
      rect('#ffb25e', { x: 480, y: 70, width: 190, height: 20, radius: 10 }),
    ),
    blurred(60, circle('#ff4d8a', { x: 80, y: 340, radius: 220, opacity: 0.4 })),
    blurred(60, circle('#2fa8ff', { x: 710, y: 300, radius: 240, opacity: 0.4 })),
    blurred(
      4,
      dots(chance, {
        count: 34,
        colours: ['#ff7aa8', '#62d0ff', '#ffd28a', '#b28cff'],
        y: [440, 1000],
        size: [8, 40],
        opacity: [0.2, 0.6],
      }),
    ),
  ].join(''),
});
