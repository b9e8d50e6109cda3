import sharp from 'sharp';
import { chanceOf, type Chance } from '../random/chance';
import { mix } from './paint/colour';
import { drawFigure, type Figure } from './figure';
import { readPortrait } from './portrait';
import { SCENES, type Light, type Scene } from './scenes';
import { blurFilters, blurred, CANVAS } from './paint/svg';

/** A picture in plain pixels, line by line. */
interface Raster {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/**
 * Leaves out what else the library says of its pixels: some of that would change them if it was passed to the
 * library again.
 */
function rasterOf(data: Buffer, { width, height, channels }: Raster['info']): Raster {
  return { data, info: { width, height, channels } };
}

/**
 * Lets our own vectors be read, where the formats of uploads alone are allowed; an upload that is one is
 * rejected before.
 */
export function allowDrawings(): void {
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
}

/** Far things are out of focus: painting them this much smaller and enlarging them costs a tenth of the time. */
const SCENE_SCALE = 1 / 3;

/**
 * Draws a portrait `width` px wide, and a quarter taller, from the text stored beside the photo: a figure of
 * the Notionists set by Zoish (CC0 1.0), coloured, lit and put into a painted place. The same text gives the
 * same picture.
 */
export async function drawPortrait(text: string, width: number): Promise<Raster> {
  const size = { width, height: Math.round((width * CANVAS.height) / CANVAS.width) };
  const portrait = readPortrait(text);
  const chance = chanceOf(`${portrait.person}/${portrait.scene}/${portrait.shot}`);
  const scene = SCENES[portrait.scene](chance);
  const isTurned = chance.happens(0.5);
  const light = { ...scene.light, fromLeft: scene.light.fromLeft !== isTurned };
  const place = placeOf(chance, { isTurned });
  const figure = drawFigure(portrait, light);
  const shadow = figure.silhouette(mix(light.shade, '#0c0812', 0.4));
  const painted = await paintScene(
    { ...scene, shadow: standing(shadow, `${place} translate(18 26)`), width: size.width * SCENE_SCALE },
    chance,
  );
  const { data, info } = await sharp(painted.data, { raw: painted.info })
    .resize({ ...size, fit: 'fill', kernel: 'cubic' })
    .composite([{ input: Buffer.from(figureSvg({ figure, light, place, size })) }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  addGrain(data, { channels: info.channels, chance: chanceOf(`grain/${portrait.person}/${portrait.shot}`) });
  return rasterOf(data, info);
}

/** The position of the figure, its distance, and how upright it is. */
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
async function paintScene(scene: Scene & { shadow: string; width: number }, chance: Chance): Promise<Raster> {
  const width = Math.ceil(scene.width);
  const height = Math.ceil((width * CANVAS.height) / CANVAS.width);
  const grow = 'translate(-60 -75) scale(1.15)';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CANVAS.width} ${CANVAS.height}" width="${width}" height="${height}">
    <defs>${blurFilters()}${scene.defs}
      <filter id="brush" x="0" y="0" width="100%" height="100%">
        <feTurbulence type="fractalNoise" baseFrequency=".012 .03" numOctaves="3" seed="${Math.floor(chance.between(1, 900))}"/>
        <feDisplacementMap in="SourceGraphic" scale="34" xChannelSelector="R" yChannelSelector="G"/>
      </filter>
    </defs>
    <g transform="${grow}">${scene.art}</g><g filter="url(#brush)" transform="${grow}">${scene.art}</g>
    <g opacity=".4">${blurred(18, scene.shadow)}</g>
  </svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#222233' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return rasterOf(data, info);
}

interface Picture {
  figure: Figure;
  light: Light;
  place: string;
  size: { width: number; height: number };
}

/** The figure, the light along its edge, and the light over all; nothing behind it. */
function figureSvg({ figure, light, place, size }: Picture): string {
  const { width, height } = CANVAS;
  const all = `width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${size.width}" height="${size.height}">
    <defs>${figure.defs}${lightDefs(light)}</defs>
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

/** How far grain moves a colour that is neither light nor dark, of 255. */
const GRAIN = 8;

/** A little grain, so that flat colour looks painted; the light and the dark have less of it. */
function addGrain(pixels: Buffer, { channels, chance }: { channels: number; chance: Chance }): void {
  for (let pixel = 0; pixel < pixels.length; pixel += channels) {
    const grain = chance.between(-GRAIN, GRAIN) * 4;
    for (let at = pixel; at < pixel + channels; at += 1) {
      const value = (pixels[at] ?? 0) / 255;
      pixels[at] = Math.round(value * 255 + grain * value * (1 - value));
    }
  }
}
