import type { Accents } from '@vela/contract/page';
import { NICHES, type Niche } from '@vela/domain/sites';

/** A niche is recognised by these: `#00000n` and `#ffffff` by day, `#ffff0n` and `#000000` by night. */
export const TEST_ACCENTS = Object.fromEntries(
  NICHES.map((niche): [Niche, Accents[Niche]] => [
    niche,
    {
      light: { accent: `#00000${niche}`, onAccent: '#ffffff' },
      dark: { accent: `#ffff0${niche}`, onAccent: '#000000' },
    },
  ]),
) as Accents;
