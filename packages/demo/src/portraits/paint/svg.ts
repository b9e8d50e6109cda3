import type { Chance } from '../../random/chance';
import type { Colour } from './colour';

/** Every picture is drawn on a canvas of this size, whatever size it gets. */
export const CANVAS = { width: 800, height: 1000 } as const;

export type Range = readonly [low: number, high: number];

/** A linear gradient over what it fills; stops run from 0 to 1. */
export function gradient(
  id: string,
  stops: readonly (readonly [offset: number, colour: string])[],
  { x = 0, y = 1 }: { x?: number; y?: number } = {},
): string {
  const marks = stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`);
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${x}" y2="${y}">${marks.join('')}</linearGradient>`;
}

interface Box {
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  /** Corners. */
  radius?: number;
  opacity?: number;
}

/** A rectangle; the whole canvas unless said otherwise. */
export function rect(
  fill: string,
  { x = 0, y = 0, width = CANVAS.width, height = CANVAS.height, radius = 0, opacity = 1 }: Box = {},
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" opacity="${opacity}"/>`;
}

export function circle(fill: string, at: { x: number; y: number; radius: number; opacity?: number }): string {
  return `<circle cx="${at.x}" cy="${at.y}" r="${at.radius}" fill="${fill}" opacity="${at.opacity ?? 1}"/>`;
}

/** What is drawn, seen through a blur of one of the steps in {@link BLURS}. */
export function blurred(step: BlurStep, ...drawn: string[]): string {
  return `<g filter="url(#blur${step})">${drawn.join('')}</g>`;
}

export const BLURS = [4, 6, 8, 10, 18, 60] as const;
export type BlurStep = (typeof BLURS)[number];

export function blurFilters(): string {
  return BLURS.map(
    (step) =>
      `<filter id="blur${step}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${step}"/></filter>`,
  ).join('');
}

interface Scatter {
  count: number;
  colours: readonly Colour[];
  x?: Range;
  y: Range;
  opacity: Range;
}

/** Round lights, leaves, blossoms. */
export function dots(
  chance: Chance,
  { size, x = [0, CANVAS.width], ...scatter }: Scatter & { size: Range },
): string {
  return times(scatter.count, () =>
    circle(chance.pick(scatter.colours), {
      x: chance.between(...x),
      y: chance.between(...scatter.y),
      radius: chance.between(...size),
      opacity: chance.between(...scatter.opacity),
    }),
  );
}

/** Flat strokes of a broad brush: clouds, waves, grass. */
export function dabs(
  chance: Chance,
  {
    width,
    height,
    tilt = 0,
    x: reach = [-40, CANVAS.width + 40],
    ...scatter
  }: Scatter & { width: Range; height: Range; tilt?: number },
): string {
  return times(scatter.count, () => {
    const [x, y] = [chance.between(...reach), chance.between(...scatter.y)];
    const turn = `transform="rotate(${tilt + chance.between(-14, 14)} ${x} ${y})"`;
    const shape = `cx="${x}" cy="${y}" rx="${chance.between(...width)}" ry="${chance.between(...height)}"`;
    return `<ellipse ${shape} fill="${chance.pick(scatter.colours)}" opacity="${chance.between(...scatter.opacity)}" ${turn}/>`;
  });
}

/** A chain of hills from edge to edge, filled down to the ground. */
export function ridge(
  chance: Chance,
  { y, swing, fill }: { y: number; swing: number; fill: Colour },
): string {
  let line = `M-20 ${CANVAS.height}V${y}`;
  for (let x = -20; x <= CANVAS.width + 60; x += 70) {
    const [top, foot] = [y - chance.between(-swing, swing), y - chance.between(-swing * 0.4, swing * 0.7)];
    line += `Q${x + 35} ${top} ${x + 70} ${foot}`;
  }
  return `<path d="${line}V${CANVAS.height}Z" fill="${fill}"/>`;
}

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
