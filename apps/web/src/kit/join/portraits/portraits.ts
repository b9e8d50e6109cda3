const files = import.meta.glob<string>('./*.webp', { eager: true, query: '?url', import: 'default' });

/** Widths that each portrait comes in, in px; all are 4:5. */
const WIDTHS = [260, 360, 560] as const;

/** The drawn people of the pages that show no members. */
export type PortraitName =
  | 'amara'
  | 'dele'
  | 'elif'
  | 'farid'
  | 'ingrid'
  | 'jonas'
  | 'kasia'
  | 'kwame'
  | 'linh'
  | 'maarten'
  | 'mateo'
  | 'nadia'
  | 'pieter'
  | 'sofie';

export interface PortraitFiles {
  src: string;
  srcSet: string;
}

/** The path of a portrait's files. */
export function portrait(name: PortraitName): PortraitFiles {
  const file = (width: number) => files[`./${name}-${width}.webp`] ?? '';
  return { src: file(360), srcSet: WIDTHS.map((width) => `${file(width)} ${width}w`).join(', ') };
}
