import { landerSlot, type TrackingField } from '@vela/domain/landers';
import type { Locale } from '@vela/domain/locale';
import { isSignupOpen, TRACKING_FIELDS } from '@vela/domain/signup';
import { showsEntryWarningUntilKnown, type Niche } from '@vela/domain/sites';
import type { DeployedSite, Deployment } from './deployment';
import type { LanderFacts } from './frame';

export interface PageOf {
  deployment: Deployment;
  niche: Niche;
  locale: Locale;
}

/** What a page knows when it is written: of the deployment's own site all, of a server's site nothing yet. */
export function factsOf({ deployment, niche, locale }: PageOf): LanderFacts {
  const { site } = deployment;
  return { locale, niche, ...(site ? ownFacts(site, { deployment, locale }) : slots()) };
}

type Facts = Omit<LanderFacts, 'locale' | 'niche'>;

function ownFacts(site: DeployedSite, { deployment, locale }: Omit<PageOf, 'niche'>): Facts {
  const { name, company, url, signups } = site;
  return {
    site: { name, company, url, signups, minAge: String(site.min_age) },
    warned: yesOrNo(showsEntryWarningUntilKnown({ layout: 'lander', locale })),
    byZone: true,
    open: yesOrNo(isSignupOpen(signups, deployment.tracking)),
    tracking: trackingFields((field) => deployment.tracking[field] ?? ''),
    languages: {
      by: 'files',
      hrefs: deployment.locales.map((other) => ({
        locale: other,
        href: hrefOf(other, { deployment, locale }),
      })),
    },
  };
}

function slots(): Facts {
  return {
    site: {
      name: landerSlot('name'),
      company: landerSlot('company'),
      minAge: landerSlot('min_age'),
      signups: landerSlot('signups'),
      url: '',
    },
    warned: landerSlot('warned'),
    byZone: false,
    open: landerSlot('open'),
    tracking: trackingFields(landerSlot),
    languages: { by: 'server', next: landerSlot('next') },
  };
}

/** The folder of a language: the default one has none of its own. */
export function folderOf(locale: Locale, deployment: Deployment): string {
  return locale === deployment.default_locale ? '' : `${locale}/`;
}

function hrefOf(other: Locale, { deployment, locale }: Omit<PageOf, 'niche'>): string {
  const up = folderOf(locale, deployment) === '' ? './' : '../';
  return `${up}${folderOf(other, deployment)}`;
}

function trackingFields(valueOf: (field: TrackingField) => string): Record<TrackingField, string> {
  return Object.fromEntries(TRACKING_FIELDS.map((field) => [field, valueOf(field)])) as Record<
    TrackingField,
    string
  >;
}

function yesOrNo(is: boolean): 'yes' | 'no' {
  return is ? 'yes' : 'no';
}
