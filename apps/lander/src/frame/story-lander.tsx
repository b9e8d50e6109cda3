import { isLocale } from '@vela/domain/locale';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { LanderFactsProvider, type LanderFacts } from './facts';

const FACTS: Omit<LanderFacts, 'locale'> = {
  niche: 1,
  site: { name: 'Vela', company: 'Vela Dating B.V. · Utrecht', minAge: '18', url: '', signups: 'all' },
  warned: 'no',
  byZone: false,
  open: 'yes',
  tracking: { network: '', ref: '', sub1: '', sub2: '', sub3: '' },
  languages: { by: 'server', next: '/' },
};

/** Gives a story what a page gives a lander. */
export function StoryLander({ facts, children }: { facts?: Partial<LanderFacts>; children: ReactNode }) {
  const { locale } = useLingui().i18n;
  return (
    <LanderFactsProvider value={{ ...FACTS, locale: isLocale(locale) ? locale : 'en', ...facts }}>
      {children}
    </LanderFactsProvider>
  );
}
