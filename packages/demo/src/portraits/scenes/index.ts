import { cafe, room, studio } from './indoors';
import { city, neon } from './night';
import { dusk, forest, garden, mountains, sea, sunset } from './outdoors';
import type { PaintScene } from './scene';

export type { Light, Scene } from './scene';

export const SCENES = {
  sunset,
  sea,
  city,
  forest,
  cafe,
  mountains,
  garden,
  dusk,
  room,
  neon,
  studio,
} as const satisfies Record<string, PaintScene>;

export type SceneName = keyof typeof SCENES;

export const SCENE_NAMES = Object.keys(SCENES) as SceneName[];
