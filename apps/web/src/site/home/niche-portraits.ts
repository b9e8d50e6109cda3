import type { Niche } from '@vela/domain/sites';
import type { PortraitName } from '../../kit/join/portraits/portraits';

/** The people that a home page shows to visitors. */
export interface NichePortraits {
  /** Three columns of the hero's pile, the top of each first; on a phone one row of the first few. */
  pile: readonly (readonly PortraitName[])[];
  /** Three side by side; the middle one is liked. */
  deck: readonly [PortraitName, PortraitName, PortraitName];
}

const OF_ANY_SITE: NichePortraits = {
  pile: [
    ['ingrid', 'kwame', 'sofie', 'mateo'],
    ['farid', 'nadia', 'maarten', 'elif'],
    ['amara', 'jonas', 'linh', 'pieter'],
  ],
  deck: ['dele', 'linh', 'pieter'],
};

/** Those who are drawn as the site's own people; who is there twice stands at opposite ends of the pile. */
const OF_NICHE: Partial<Record<Niche, NichePortraits>> = {
  4: {
    pile: [
      ['amara', 'kasia', 'nadia', 'sofie'],
      ['ingrid', 'kwame', 'elif', 'farid'],
      ['linh', 'maarten', 'dele', 'jonas'],
    ],
    deck: ['dele', 'amara', 'nadia'],
  },
  5: {
    pile: [
      ['ingrid', 'pieter', 'amara'],
      ['maarten', 'nadia', 'dele'],
      ['farid', 'maarten', 'ingrid'],
    ],
    deck: ['amara', 'pieter', 'maarten'],
  },
  6: {
    pile: [
      ['nadia', 'ingrid', 'amara', 'farid'],
      ['kasia', 'maarten', 'elif', 'pieter'],
      ['sofie', 'dele', 'kwame', 'jonas'],
    ],
    deck: ['maarten', 'kasia', 'ingrid'],
  },
  7: {
    pile: [
      ['kwame', 'jonas', 'pieter'],
      ['farid', 'maarten', 'mateo'],
      ['dele', 'farid', 'kwame'],
    ],
    deck: ['dele', 'jonas', 'pieter'],
  },
};

export function nichePortraits(niche: Niche): NichePortraits {
  return OF_NICHE[niche] ?? OF_ANY_SITE;
}
