import type { Chance } from '../../random/chance';
import type { Colour } from '../paint/colour';

/** The light of a place, which also falls on the person in it. */
export interface Light {
  key: Colour;
  shade: Colour;
  /** Along the edge of the figure. */
  rim: Colour;
  fromLeft: boolean;
}

/** A painted place: `art` fills the canvas and may use `defs`. */
export interface Scene {
  light: Light;
  defs: string;
  art: string;
}

export type PaintScene = (chance: Chance) => Scene;
