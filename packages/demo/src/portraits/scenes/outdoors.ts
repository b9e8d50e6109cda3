import { blurred, circle, dabs, dots, gradient, rect, ridge, times } from '../paint/svg';
import type { PaintScene } from './scene';

export const sunset: PaintScene = (chance) => ({
  light: { key: '#ffc58a', shade: '#5a2a5e', rim: '#ffb36b', fromLeft: false },
  defs: gradient('sky', [
    [0, '#5d6fa8'],
    [0.3, '#c98aa0'],
    [0.52, '#f5a876'],
    [0.64, '#ffd49a'],
    [1, '#e88b62'],
  ]),
  art: [
    rect('url(#sky)'),
    blurred(60, circle('#ffe2ae', { x: 590, y: 560, radius: 150, opacity: 0.55 })),
    blurred(8, circle('#fff0cf', { x: 590, y: 575, radius: 64 })),
    blurred(
      18,
      dabs(chance, {
        count: 26,
        colours: ['#ffd3b0', '#e78f86', '#a77aa6', '#ffbf8c'],
        y: [120, 500],
        width: [90, 240],
        height: [10, 26],
        tilt: -4,
        opacity: [0.18, 0.5],
      }),
    ),
    rect('#7a4f74', { y: 655, height: 345, opacity: 0.82 }),
    blurred(
      6,
      dabs(chance, {
        count: 90,
        colours: ['#ffcf95', '#f29a72', '#93648a', '#5c4272', '#b9738a'],
        y: [660, 1000],
        width: [30, 170],
        height: [4, 9],
        opacity: [0.25, 0.7],
      }),
      dabs(chance, {
        count: 30,
        colours: ['#fff0cf', '#ffd79b'],
        y: [665, 860],
        width: [16, 60],
        height: [3, 6],
        opacity: [0.4, 0.9],
      }),
    ),
  ].join(''),
});

export const sea: PaintScene = (chance) => ({
  light: { key: '#fff4d8', shade: '#245a78', rim: '#fff3d2', fromLeft: true },
  defs: gradient('sky', [
    [0, '#7fb7d8'],
    [0.42, '#cfe6ea'],
    [0.5, '#f6ead2'],
    [1, '#e6cfa4'],
  ]),
  art: [
    rect('url(#sky)'),
    blurred(
      18,
      dabs(chance, {
        count: 18,
        colours: ['#ffffff', '#e8f3f5', '#c6dfe8'],
        y: [60, 380],
        width: [90, 220],
        height: [18, 46],
        tilt: -3,
        opacity: [0.3, 0.75],
      }),
    ),
    rect('#3f8fa6', { y: 470, height: 190 }),
    blurred(
      6,
      dabs(chance, {
        count: 80,
        colours: ['#2f7d97', '#5fb0bd', '#a7d8d8', '#e9f7f2', '#26708c'],
        y: [475, 690],
        width: [40, 180],
        height: [4, 11],
        opacity: [0.3, 0.8],
      }),
    ),
    blurred(
      18,
      dabs(chance, {
        count: 34,
        colours: ['#ecd6ab', '#f7e7c6', '#d8bd8c', '#fff6e2'],
        y: [690, 1000],
        width: [80, 220],
        height: [12, 40],
        tilt: 3,
        opacity: [0.3, 0.7],
      }),
    ),
  ].join(''),
});

export const forest: PaintScene = (chance) => ({
  light: { key: '#fff0b0', shade: '#1f3d2c', rim: '#fbe88f', fromLeft: true },
  defs: gradient('sky', [
    [0, '#d8dd8e'],
    [0.35, '#8fae62'],
    [0.7, '#4c7448'],
    [1, '#2a4a35'],
  ]),
  art: [
    rect('url(#sky)'),
    blurred(60, circle('#fff6c4', { x: 200, y: 180, radius: 240, opacity: 0.7 })),
    blurred(
      18,
      times(9, () =>
        rect(chance.pick(['#3d4a2e', '#54593a', '#2c3d2b', '#6b6b44']), {
          x: chance.between(-20, 800),
          y: -20,
          width: chance.between(14, 46),
          height: 1100,
          opacity: 0.6,
        }),
      ),
    ),
    blurred(
      10,
      dots(chance, {
        count: 90,
        colours: ['#7fa04c', '#b7c65c', '#4f7c45', '#e7df86', '#31583a'],
        y: [0, 1000],
        size: [14, 54],
        opacity: [0.22, 0.6],
      }),
    ),
    blurred(
      4,
      dots(chance, {
        count: 26,
        colours: ['#fff7c8', '#f3ec9c'],
        y: [0, 620],
        size: [10, 34],
        opacity: [0.25, 0.6],
      }),
    ),
  ].join(''),
});

export const mountains: PaintScene = (chance) => ({
  light: { key: '#ffe9cf', shade: '#31446e', rim: '#fff0da', fromLeft: false },
  defs: gradient('sky', [
    [0, '#8fb3dc'],
    [0.4, '#d9dfe8'],
    [0.62, '#fbe0c4'],
    [1, '#c9b7c2'],
  ]),
  art: [
    rect('url(#sky)'),
    blurred(
      10,
      ridge(chance, { y: 430, swing: 120, fill: '#9fb0cc' }),
      ridge(chance, { y: 540, swing: 100, fill: '#7389b0' }),
    ),
    blurred(
      18,
      dabs(chance, {
        count: 18,
        colours: ['#f4ece6', '#e4e6ee'],
        y: [520, 640],
        width: [120, 260],
        height: [10, 26],
        opacity: [0.3, 0.7],
      }),
    ),
    blurred(
      10,
      ridge(chance, { y: 670, swing: 70, fill: '#4d6a86' }),
      ridge(chance, { y: 790, swing: 40, fill: '#4f7456' }),
    ),
    blurred(
      6,
      dabs(chance, {
        count: 70,
        colours: ['#6f9460', '#88a968', '#3f6549', '#b3bd6f'],
        y: [800, 1000],
        width: [30, 90],
        height: [6, 16],
        tilt: -6,
        opacity: [0.3, 0.7],
      }),
    ),
  ].join(''),
});

export const garden: PaintScene = (chance) => ({
  light: { key: '#fff3d0', shade: '#3b4a34', rim: '#fff2c4', fromLeft: chance.happens(0.5) },
  defs: gradient('sky', [
    [0, '#e4efe0'],
    [0.4, '#b6cf9c'],
    [1, '#5f8a55'],
  ]),
  art: [
    rect('url(#sky)'),
    blurred(
      18,
      dots(chance, {
        count: 60,
        colours: ['#8fb573', '#6c9a5a', '#c6d999', '#4f7d4c'],
        y: [160, 1000],
        size: [30, 90],
        opacity: [0.3, 0.7],
      }),
    ),
    blurred(
      6,
      dots(chance, {
        count: 70,
        colours: ['#f2a0a8', '#f7c7b6', '#fff2ea', '#e3697c', '#f5d06f', '#d28ac2'],
        y: [240, 1000],
        size: [10, 34],
        opacity: [0.45, 0.95],
      }),
    ),
  ].join(''),
});

export const dusk: PaintScene = (chance) => ({
  light: { key: '#b9d4ff', shade: '#1a2448', rim: '#a9ccff', fromLeft: true },
  defs: gradient('sky', [
    [0, '#22345f'],
    [0.4, '#5a73a6'],
    [0.6, '#b9a6bd'],
    [0.7, '#e9b7a0'],
    [1, '#24304f'],
  ]),
  art: [
    rect('url(#sky)'),
    blurred(
      10,
      ridge(chance, { y: 640, swing: 60, fill: '#33466f' }),
      ridge(chance, { y: 730, swing: 40, fill: '#243557' }),
    ),
    blurred(
      4,
      dots(chance, {
        count: 26,
        colours: ['#ffe0ae', '#ffcf8f'],
        y: [640, 760],
        size: [3, 8],
        opacity: [0.5, 1],
      }),
    ),
    rect('#2b3d66', { y: 790, height: 220, opacity: 0.9 }),
    blurred(
      6,
      dabs(chance, {
        count: 60,
        colours: ['#4d6596', '#8a90b3', '#1e2c4d', '#e3b7a2'],
        y: [790, 1000],
        width: [30, 140],
        height: [4, 9],
        opacity: [0.25, 0.6],
      }),
    ),
  ].join(''),
});
