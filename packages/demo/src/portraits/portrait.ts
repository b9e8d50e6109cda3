import { GENDERS } from '@vela/domain/profile';
import * as v from 'valibot';
import { HAIR_TONES, type HairTone, SKINS } from './palette';
import { SCENE_NAMES } from './scenes';

/** The size of every portrait at its largest, in px. */
export const PORTRAIT_SIZE = { width: 720, height: 900 } as const;

/**
 * What a portrait is drawn from. Shots with the same `person`, `gender`, `skin`, `hair` and `age` show the
 * same person; `scene` and `shot` say where, and which picture of that person it is.
 */
export const portraitSchema = v.object({
  person: v.pipe(v.string(), v.nonEmpty()),
  gender: v.picklist(GENDERS),
  age: v.pipe(v.number(), v.integer(), v.minValue(18)),
  /** The index of the colour; the lightest is 0. */
  skin: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SKINS.length - 1)),
  hair: v.picklist(Object.keys(HAIR_TONES) as [HairTone, ...HairTone[]]),
  scarf: v.boolean(),
  scene: v.picklist(SCENE_NAMES),
  shot: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export type Portrait = v.InferOutput<typeof portraitSchema>;

/** Returns the text that is stored beside the photo. */
export function portraitText(portrait: Portrait): string {
  return JSON.stringify(portrait);
}

/** Throws for a text that {@link portraitText} didn't write. */
export function readPortrait(text: string): Portrait {
  return v.parse(portraitSchema, JSON.parse(text));
}
