import type { Country, Locale } from '@vela/domain/locale';
import { VISIBLE_FIELDS, type Niche, type PromoPlace, type PromoTile } from '@vela/domain/sites';
import { ANEMONE_ACCOUNT, DEMO_MEMBERS, NAZOMER_ACCOUNT, type DemoMember } from '../members/demo-members';
import type { Population } from '../invent/invent-members';
import { ANEMONE_PEOPLE, NAZOMER_PEOPLE, VELA_PEOPLE } from '../invent/populations';

/** A site of the demo beside the default one: another host, company, niche, language and currency. */
export interface DemoSite {
  id: string;
  name: string;
  /** Stands before the host of the deployment: `nl` makes `nl.localhost`. */
  subdomain: string;
  company: DemoCompany;
  settings: DemoSiteSettings;
}

/** An invented company, as the server stores it. */
interface DemoCompany {
  id: string;
  name: string;
  address: string;
  city: string;
  country: Country;
  kvk: string | null;
  tradenames: string[];
  vat_numbers: string[];
  added: Date;
}

/** The settings in which a site differs from the defaults. */
interface DemoSiteSettings {
  niche: Niche;
  domain_language: Locale;
  photo_check?: 'after';
  visible_profile_fields?: readonly (typeof VISIBLE_FIELDS)[number][];
  countries: Country[];
  time_zone?: string;
  member_resell?: PromoTile[];
  support_email: string;
  support_phone?: string;
  mail_name: string;
}

/** The id of the site that every installation has. */
export const DEFAULT_SITE_ID = 'vela';

const ADDED = new Date('2026-11-01T12:00:00Z');

/** A Dutch one for people from fifty on, and the transgender-oriented one. The companies are invented: the zeros of their numbers show so in every language. */
export const DEMO_SITES: readonly DemoSite[] = [
  {
    id: 'nazomer',
    name: 'Nazomer',
    subdomain: 'nl',
    company: {
      id: 'nazomer-contact',
      name: 'Nazomer Contact B.V.',
      address: 'Proefplein 2, 6511 AA',
      city: 'Nijmegen',
      country: 'NL',
      kvk: '00000001',
      tradenames: ['Nazomer'],
      vat_numbers: ['NL000000001B00'],
      added: ADDED,
    },
    settings: {
      niche: 5,
      domain_language: 'nl',
      photo_check: 'after',
      // It offers intimate interests, too.
      visible_profile_fields: VISIBLE_FIELDS,
      countries: ['NL', 'BE'],
      member_resell: [sisterSite('search'), sisterSite('likes')],
      support_email: 'hulp@nazomer.example',
      mail_name: 'Nazomer',
    },
  },
  {
    id: 'anemone',
    name: 'Anemone',
    subdomain: 'she',
    company: {
      id: 'anemone-social',
      name: 'Anemone Social Ltd',
      address: '3 Sample Row, BS1 0AA',
      city: 'Bristol',
      country: 'GB',
      kvk: null,
      tradenames: ['Anemone'],
      vat_numbers: ['GB000000000'],
      added: ADDED,
    },
    settings: {
      niche: 2,
      domain_language: 'en',
      countries: ['GB', 'IE', 'US', 'CA', 'AU', 'NZ'],
      time_zone: 'Europe/London',
      support_email: 'support@anemone.example',
      // A number that is reserved for films and belongs to nobody.
      support_phone: '+44 117 496-0123',
      mail_name: 'Anemone',
    },
  },
];

interface DemoPeople {
  siteId: string;
  accounts: readonly DemoMember[];
  population: Population;
}

/** Who is on each site of the demo. */
export const DEMO_PEOPLE: readonly DemoPeople[] = [
  { siteId: DEFAULT_SITE_ID, accounts: DEMO_MEMBERS, population: VELA_PEOPLE },
  { siteId: 'nazomer', accounts: [NAZOMER_ACCOUNT], population: NAZOMER_PEOPLE },
  { siteId: 'anemone', accounts: [ANEMONE_ACCOUNT], population: ANEMONE_PEOPLE },
];

/** An advertisement of a site that doesn't exist, in the language of the Dutch one. */
function sisterSite(place: PromoPlace): PromoTile {
  return {
    place,
    language: 'nl',
    title: 'Samen op pad',
    text: 'Wandelen met iemand die hetzelfde tempo heeft: een route bij jou in de buurt, een tijd, en goed gezelschap.',
    url: 'https://tweepad.example',
    image: '/promo/walks.svg',
    label: 'Tweepad',
  };
}
