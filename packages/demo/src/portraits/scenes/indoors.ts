import type { Colour } from '../paint/colour';
import { blurred, circle, dabs, dots, gradient, rect, times } from '../paint/svg';
import type { PaintScene } from './scene';

export const cafe: PaintScene = (chance) => ({
  light: { key: '#ffdca6', shade: '#4a2a24', rim: '#ffdba0', fromLeft: true },
  defs:
    gradient('sky', [
      [0, '#8a5a3f'],
      [0.5, '#b27a50'],
      [1, '#54352a'],
    ]) +
    gradient('window', [
      [0, '#fff3d6'],
      [0.6, '#f3d3a0'],
      [1, '#d9a36c'],
    ]),
  art: [
    rect('url(#sky)'),
    blurred(
      18,
      rect('url(#window)', { x: 20, y: 90, width: 290, height: 560 }),
      rect('#6b4631', { x: 155, y: 80, width: 18, height: 580 }),
      rect('#6b4631', { x: 10, y: 340, width: 310, height: 16 }),
      rect('#4a2e24', { x: 440, y: 300, width: 420, height: 26 }),
      rect('#4a2e24', { x: 440, y: 520, width: 420, height: 26 }),
      times(16, (index) =>
        rect(chance.pick(['#c9a06a', '#7d9a86', '#d9c3a0', '#a24c38', '#39566b', '#e7d7b8']), {
          x: 450 + index * 26 + chance.between(-3, 3),
          y: (index % 2 === 0 ? 430 : 218) + chance.between(0, 26),
          width: chance.between(18, 34),
          height: chance.between(60, 92),
          radius: 8,
        }),
      ),
      rect('#3a241d', { y: 800, height: 220 }),
    ),
    blurred(
      10,
      circle('#ffe9b8', { x: 590, y: 130, radius: 56 }),
      circle('#ffdf9e', { x: 725, y: 90, radius: 40 }),
      circle('#ffd890', { x: 430, y: 80, radius: 34, opacity: 0.8 }),
    ),
    blurred(60, circle('#ffd48a', { x: 590, y: 130, radius: 150, opacity: 0.4 })),
    blurred(
      10,
      dots(chance, {
        count: 30,
        colours: ['#5f7d4f', '#83a066', '#3f5c3c'],
        x: [640, 820],
        y: [560, 830],
        size: [18, 46],
        opacity: [0.5, 0.9],
      }),
    ),
  ].join(''),
});

export const room: PaintScene = (chance) => ({
  light: { key: '#fff1d8', shade: '#54463f', rim: '#fff4e0', fromLeft: true },
  defs:
    gradient('sky', [
      [0, '#d8cfc0'],
      [1, '#b09c86'],
    ]) +
    gradient('window', [
      [0, '#f6fbff'],
      [1, '#cfe0ea'],
    ]),
  art: [
    rect('url(#sky)'),
    blurred(
      18,
      rect('url(#window)', { x: -40, y: 60, width: 330, height: 640 }),
      rect('#efe7da', { x: 285, y: 20, width: 60, height: 900 }),
      rect('#b08d6b', { x: 470, y: 150, width: 210, height: 260 }),
      rect(chance.pick(['#c4694a', '#5b7c8e', '#6d8560']), { x: 490, y: 170, width: 170, height: 220 }),
      circle('#f0dcb8', { x: 570, y: 270, radius: 60 }),
      rect('#7d6a58', { x: 430, y: 640, width: 420, height: 400 }),
    ),
    blurred(
      10,
      dabs(chance, {
        count: 40,
        colours: ['#5d7b52', '#7c9a66', '#3e5b40'],
        x: [660, 820],
        y: [420, 680],
        width: [10, 22],
        height: [40, 90],
        tilt: 20,
        opacity: [0.4, 0.8],
      }),
    ),
  ].join(''),
});

/** Backdrops of one hue: deep, middle, light. */
const BACKDROPS: readonly (readonly [Colour, Colour, Colour])[] = [
  ['#a3432f', '#d97b5a', '#f3b48c'],
  ['#3f6484', '#7ea3bf', '#bcd6e4'],
  ['#5c7552', '#9db08a', '#cfdcb9'],
  ['#a97424', '#d9a94e', '#f4d690'],
  ['#51386a', '#8a6a9a', '#c3a6cc'],
  ['#8c4453', '#c9848b', '#ecbcb8'],
  ['#235a5c', '#4f8f8b', '#94c7bd'],
];

export const studio: PaintScene = (chance) => {
  const [deep, middle, light] = chance.pick(BACKDROPS);
  return {
    light: { key: light, shade: deep, rim: light, fromLeft: chance.happens(0.5) },
    defs: gradient(
      'sky',
      [
        [0, middle],
        [1, deep],
      ],
      { x: 0.5 },
    ),
    art: [
      rect('url(#sky)'),
      blurred(
        60,
        circle(light, {
          x: chance.between(260, 560),
          y: chance.between(300, 460),
          radius: chance.between(260, 360),
          opacity: 0.55,
        }),
      ),
      blurred(
        18,
        dabs(chance, {
          count: 46,
          colours: [middle, deep, light],
          y: [0, 1000],
          width: [70, 220],
          height: [20, 60],
          tilt: chance.between(-60, 60),
          opacity: [0.12, 0.32],
        }),
      ),
    ].join(''),
  };
};
