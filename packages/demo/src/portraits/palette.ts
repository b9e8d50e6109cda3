import type { Colour } from './paint/colour';

/** The colours are ordered from the lightest to the darkest. */
export const SKINS = [
  '#f2cdb4',
  '#ecc0a0',
  '#dfa982',
  '#cf9468',
  '#b57a4e',
  '#96603c',
  '#79482c',
  '#5d3624',
] as const satisfies readonly Colour[];

export const HAIR_TONES = {
  black: '#211a1d',
  darkBrown: '#3a251d',
  brown: '#593622',
  chestnut: '#74401f',
  red: '#a04a22',
  darkBlond: '#94703f',
  blond: '#d0a65f',
  gray: '#8d8a8c',
  white: '#d9d5d0',
} as const satisfies Record<string, Colour>;

export type HairTone = keyof typeof HAIR_TONES;

export const CLOTHES = [
  '#e9e2d6',
  '#c8553d',
  '#2f4b6e',
  '#31584b',
  '#d9a441',
  '#8c3b4a',
  '#5f7fa3',
  '#3a3a4c',
  '#e7b7a3',
  '#7a8f5e',
  '#f1eee8',
  '#48345c',
  '#1f6f78',
  '#b7683a',
] as const satisfies readonly Colour[];

/** Colours of scarves, which differ from what is worn under them. */
export const SCARVES = ['#b7683a', '#3c5a78', '#7a8f5e', '#8c3b4a'] as const satisfies readonly Colour[];
