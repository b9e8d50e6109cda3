import { Trans } from '@lingui/react/macro';
import type { Niche } from '@vela/domain/sites';
import type { ReactNode } from 'react';

/** What each niche says first. */
export const HERO_WORDS = {
  1: {
    title: <Trans>A face, a word, an evening.</Trans>,
    lead: (
      <Trans>
        Dating and chat at your own pace. Look around, and write to the one who makes you curious.
      </Trans>
    ),
  },
  2: {
    title: <Trans>Be met as you are.</Trans>,
    lead: <Trans>Dating and chat for trans people and everyone who wants to meet them with respect.</Trans>,
  },
  3: {
    title: <Trans>Say what you like. Ask what they like.</Trans>,
    lead: <Trans>BDSM dating and chat for adults who take consent as seriously as pleasure.</Trans>,
  },
  4: {
    title: <Trans>Curves are welcome here.</Trans>,
    lead: <Trans>Dating and chat for full-figured people and those who like them just so.</Trans>,
  },
  5: {
    title: <Trans>Old enough to know what you want.</Trans>,
    lead: <Trans>Dating and chat for people past sixty, and for whoever likes their company.</Trans>,
  },
  6: {
    title: <Trans>Grown up, and curious still.</Trans>,
    lead: <Trans>Dating and chat with women who know themselves, at a pace that suits you both.</Trans>,
  },
  7: {
    title: <Trans>Men who want to meet men.</Trans>,
    lead: <Trans>Dating and chat at your own pace: for tonight, for a while, or for good.</Trans>,
  },
} as const satisfies Record<Niche, { title: ReactNode; lead: ReactNode }>;
