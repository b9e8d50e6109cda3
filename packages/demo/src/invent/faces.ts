import type { Country } from '@vela/domain/locale';
import type { ProfileOption } from '@vela/domain/profile';
import type { Chance } from '../random/chance';
import type { HairTone } from '../portraits/palette';

/** What a profile calls the hair of its portrait. */
export const HAIR_COLORS = {
  black: 'black',
  darkBrown: 'dark brown',
  brown: 'brown',
  chestnut: 'brunette',
  red: 'red',
  darkBlond: 'dark blond',
  blond: 'blond',
  gray: 'gray',
  white: 'white',
} as const satisfies Record<HairTone, ProfileOption<'hair_color'>>;

const SOUTHERN: readonly Country[] = ['IT', 'ES', 'FR'];
const NORDIC: readonly Country[] = ['DK', 'FI', 'NO', 'SE'];

/** Returns a skin colour for members whose name suggests no other. */
export function skinIn(country: Country, chance: Chance): number {
  if (SOUTHERN.includes(country)) return chance.pick([1, 2, 2, 3]);
  return chance.pick(NORDIC.includes(country) ? [0, 0, 1] : [0, 1, 1, 2]);
}

export function hairFor(
  { country, skin, age }: { country: Country; skin: number; age: number },
  chance: Chance,
): HairTone {
  if (age >= 66) return chance.pick(['white', 'gray', 'white']);
  if (age >= 56) return chance.pick(['gray', 'gray', 'brown', 'darkBlond']);
  if (skin >= 4) return chance.pick(['black', 'black', 'darkBrown']);
  if (skin === 3) return chance.pick(['black', 'darkBrown', 'darkBrown', 'brown']);
  if (NORDIC.includes(country)) return chance.pick(['blond', 'blond', 'darkBlond', 'brown', 'red']);
  if (SOUTHERN.includes(country))
    return chance.pick(['black', 'darkBrown', 'brown', 'chestnut', 'darkBlond']);
  return chance.pick(['darkBrown', 'brown', 'chestnut', 'darkBlond', 'blond', 'red', 'brown']);
}

export function eyesFor(skin: number, chance: Chance): ProfileOption<'eye_color'> {
  if (skin >= 3) return chance.pick(['brown', 'brown', 'brown', 'hazel']);
  return chance.pick(['blue', 'blue', 'green', 'hazel', 'brown']);
}
