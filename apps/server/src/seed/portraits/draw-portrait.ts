import sharp from 'sharp';
import { chanceOf, type Chance } from './chance';
import { mix } from './colour';
import { drawFigure, type Figure } from './figure';
import { readPortrait, type Portrait } from './portrait';
import { SCENES, type Light, type Scene } from './scenes';
import { blurFilters, blurred, CANVAS } from './svg';

/** Of every portrait, in px. */
export const PORTRAIT_SIZE = { width: 800, height: 1000 } as const;

/** Far things are out of focus: painting them small and enlarging them costs a tenth of the time. */
const SCENE_SIZE = { width: 240, height: 300 } as const;

/**
 * Draws a portrait from the text kept beside the photo, as WebP of {@link PORTRAIT_SIZE}: a figure of the Notionists set
 * by Zoish (CC0 1.0), coloured, lit and put into a painted place. The same text gives the same picture.
 */
export async function drawPortrait(text: string): Promise<Buffer> {
  const portrait = readPortrait(text);
  const chance = chanceOf(`${portrait.person}/${portrait.scene}/${portrait.shot}`);
  const scene = SCENES[portrait.scene](chance);
  const isTurned = chance.happens(0.5);
  const light = { ...scene.light, fromLeft: scene.light.fromLeft !== isTurned };
  const place = placeOf(chance, { isTurned });
  const figure = drawFigure(portrait, light);
  const shadow = figure.silhouette(mix(light.shade, '#0c0812', 0.4));
  const backdrop = await paintScene(
    { ...scene, shadow: standing(shadow, `${place} translate(18 26)`) },
    chance,
  );
  const svg = Buffer.from(pictureSvg({ figure, light, place, backdrop }));
  return sharp(svg)
    .flatten({ background: '#222233' })
    .composite([{ ...grainOf(portrait), blend: 'soft-light' }])
    .webp({ quality: 86, effort: 2 })
    .toBuffer();
}

/** Where the figure stands, how near, and how upright. */
function placeOf(chance: Chance, { isTurned }: { isTurned: boolean }): string {
  const scale = chance.between(0.68, 0.82);
  const x = CANVAS.width / 2 + chance.between(-46, 46) + (isTurned ? 26 : -26);
  const y = chance.between(455, 500);
  const width = isTurned ? -scale : scale;
  return `translate(${x} ${y}) rotate(${chance.between(-3, 3)}) scale(${width} ${scale}) translate(-872 -790)`;
}

function standing(art: string, place: string): string {
  return `<g transform="${place}">${art}</g>`;
}

/** The place behind the figure, as if by a broad brush, with the figure's shadow on it. */
async function paintScene(scene: Scene & { shadow: string }, chance: Chance): Promise<Buffer> {
  const grow = 'translate(-60 -75) scale(1.15)';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CANVAS.width} ${CANVAS.height}" width="${SCENE_SIZE.width}" height="${SCENE_SIZE.height}">
    <defs>${blurFilters()}${scene.defs}
      <filter id="brush" x="0" y="0" width="100%" height="100%">
        <feTurbulence type="fractalNoise" baseFrequency=".012 .03" numOctaves="3" seed="${Math.floor(chance.between(1, 900))}"/>
        <feDisplacementMap in="SourceGraphic" scale="34" xChannelSelector="R" yChannelSelector="G"/>
      </filter>
    </defs>
    <g transform="${grow}">${scene.art}</g><g filter="url(#brush)" transform="${grow}">${scene.art}</g>
    <g opacity=".4">${blurred(18, scene.shadow)}</g>
  </svg>`;
  // Two steps: in one, the drawing itself would be enlarged, and painted in full.
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#222233' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .resize(PORTRAIT_SIZE.width, PORTRAIT_SIZE.height, { kernel: 'cubic' })
    .jpeg({ quality: 92 })
    .toBuffer();
}

interface Picture {
  figure: Figure;
  light: Light;
  place: string;
  backdrop: Buffer;
}

/** The figure before the place, the light along its edge, and the light over all. */
function pictureSvg({ figure, light, place, backdrop }: Picture): string {
  const { width, height } = CANVAS;
  const all = `width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${PORTRAIT_SIZE.width}" height="${PORTRAIT_SIZE.height}">
    <defs>${figure.defs}${lightDefs(light)}</defs>
    <image ${all} xlink:href="data:image/jpeg;base64,${backdrop.toString('base64')}"/>
    ${standing(figure.art, place)}
    <g filter="url(#rim)">${standing(figure.silhouette(light.rim), place)}</g>
    <rect ${all} fill="url(#fall)"/><rect ${all} fill="url(#glow)"/>
  </svg>`;
}

function lightDefs({ fromLeft, key, shade, rim }: Light): string {
  const shift = fromLeft ? 9 : -9;
  return `
    <filter id="rim" x="-10%" y="-10%" width="120%" height="120%">
      <feOffset in="SourceAlpha" dx="${shift}" dy="8" result="moved"/>
      <feComposite in="SourceAlpha" in2="moved" operator="out" result="edge"/>
      <feGaussianBlur in="edge" stdDeviation="3" result="softEdge"/>
      <feComposite in="softEdge" in2="SourceAlpha" operator="in" result="inside"/>
      <feFlood flood-color="${rim}" flood-opacity=".8"/><feComposite in2="inside" operator="in"/>
    </filter>
    <linearGradient id="fall" x1="0" y1="0" x2="0" y2="1">
      <stop offset=".55" stop-color="${shade}" stop-opacity="0"/><stop offset="1" stop-color="${shade}" stop-opacity=".42"/>
    </linearGradient>
    <radialGradient id="glow" cx="${fromLeft ? 0.08 : 0.92}" cy=".12" r=".95">
      <stop offset="0" stop-color="${key}" stop-opacity=".26"/><stop offset="1" stop-color="${key}" stop-opacity="0"/>
    </radialGradient>`;
}

/** A little grain, so that flat colour looks painted. */
function grainOf({ person, shot }: Portrait): {
  input: Buffer;
  raw: { width: number; height: number; channels: 1 };
} {
  const { width, height } = PORTRAIT_SIZE;
  const chance = chanceOf(`grain/${person}/${shot}`);
  const input = Buffer.alloc(width * height);
  for (let index = 0; index < input.length; index += 1) input[index] = 128 + (chance.next() - 0.5) * 34;
  return { input, raw: { width, height, channels: 1 } };
}
