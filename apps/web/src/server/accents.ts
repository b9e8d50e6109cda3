import type { Accents } from '@vela/contract/page';
import { NICHES, type Niche } from '@vela/domain/sites';
import { hexColor, niches, type NicheColors } from '@vela/ui/tokens';

/** The accents of the themes, for what the server shows by itself. */
export const accents: Accents = Object.fromEntries(
  NICHES.map((niche) => {
    const { light, dark } = niches[niche];
    return [niche, { light: accentOf(light), dark: accentOf(dark) }];
  }),
) as Record<Niche, Accents[Niche]>;

function accentOf({ accent, onAccent }: NicheColors): Accents[Niche]['light'] {
  return { accent: hexColor(accent), onAccent: hexColor(onAccent) };
}
