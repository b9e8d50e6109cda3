import type { Locale } from '@vela/domain/locale';
import type { TrackingField } from '@vela/domain/landers';
import type { Niche } from '@vela/domain/sites';
import { createContext, useContext } from 'react';

/** How the other languages are reached: the server is asked for one, or each has a file of its own. */
export type Languages =
  | { by: 'server'; next: string }
  | { by: 'files'; hrefs: readonly { locale: Locale; href: string }[] };

/** What a lander knows of its site and its visitor. Texts may be slots, which the server fills. */
export interface LanderFacts {
  locale: Locale;
  niche: Niche;
  site: {
    name: string;
    company: string;
    minAge: string;
    /** The prefix of the site's paths; it is empty where the site is the page's own. */
    url: string;
    /** Who may sign up, for the script to decide by the page's address. */
    signups: string;
  };
  /** Whether the entry warning is shown, and the form or that the site is invite-only: `yes` or `no`. */
  warned: string;
  open: string;
  /** Whether the script may say better who is warned, as no server knew the country. */
  byZone: boolean;
  /** What the form sends about where its visitor came from. */
  tracking: Readonly<Record<TrackingField, string>>;
  languages: Languages;
}

const FactsContext = createContext<LanderFacts | null>(null);

export const LanderFactsProvider = FactsContext;

/** What the lander around it knows. */
export function useLander(): LanderFacts {
  const facts = useContext(FactsContext);
  if (!facts) throw new Error('No lander around this part');
  return facts;
}
