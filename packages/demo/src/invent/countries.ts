import type { Country, Locale } from '@vela/domain/locale';

/** A city with the key of its region; in a country of several languages, with the one its people write in. */
export type Home = readonly [city: string, region: string, language?: Locale];

export interface Settlement {
  members: number;
  language: Locale;
  homes: readonly Home[];
}

/**
 * How many invented members each country has, and where they live. The default site's own country has the most. Their order
 * decides who is called what: in another, all of them would be others, and so would their prepared portraits.
 */
export const SETTLEMENTS = {
  US: {
    members: 18,
    language: 'en',
    homes: [
      ['New York', 'NY'],
      ['Chicago', 'IL'],
      ['Seattle', 'WA'],
      ['Austin', 'TX'],
      ['Boston', 'MA'],
      ['Denver', 'CO'],
      ['Miami', 'FL', 'es'],
      ['Portland', 'OR'],
      ['San Francisco', 'CA'],
    ],
  },
  NL: {
    members: 46,
    language: 'nl',
    homes: [
      ['Utrecht', 'UT'],
      ['Amsterdam', 'NH'],
      ['Rotterdam', 'ZH'],
      ['Utrecht', 'UT'],
      ['Den Haag', 'ZH'],
      ['Eindhoven', 'NB'],
      ['Groningen', 'GR'],
      ['Nijmegen', 'GE'],
      ['Amersfoort', 'UT'],
      ['Haarlem', 'NH'],
      ['Leiden', 'ZH'],
      ['Zwolle', 'OV'],
      ['Maastricht', 'LI'],
      ['Leeuwarden', 'FR'],
      ['Middelburg', 'ZE'],
    ],
  },
  BE: {
    members: 18,
    language: 'nl',
    homes: [
      ['Antwerpen', 'VAN'],
      ['Gent', 'VOV'],
      ['Liège', 'WLG', 'fr'],
      ['Brugge', 'VWV'],
      ['Leuven', 'VBR'],
      ['Namur', 'WNA', 'fr'],
    ],
  },
  FR: {
    members: 20,
    language: 'fr',
    homes: [
      ['Paris', 'IDF'],
      ['Lyon', 'ARA'],
      ['Marseille', 'PAC'],
      ['Toulouse', 'OCC'],
      ['Nantes', 'PDL'],
      ['Bordeaux', 'NAQ'],
      ['Lille', 'HDF'],
      ['Rennes', 'BRE'],
      ['Strasbourg', 'GES'],
    ],
  },
  IT: {
    members: 16,
    language: 'it',
    homes: [
      ['Milano', '25'],
      ['Roma', '62'],
      ['Torino', '21'],
      ['Napoli', '72'],
      ['Bologna', '45'],
      ['Firenze', '52'],
      ['Bari', '75'],
    ],
  },
  ES: {
    members: 16,
    language: 'es',
    homes: [
      ['Madrid', 'MD'],
      ['Barcelona', 'CT'],
      ['Valencia', 'VC'],
      ['Sevilla', 'AN'],
      ['Bilbao', 'PV'],
      ['Zaragoza', 'AR'],
      ['Málaga', 'AN'],
    ],
  },
  DE: {
    members: 34,
    language: 'de',
    homes: [
      ['Köln', 'NW'],
      ['Berlin', 'BE'],
      ['Hamburg', 'HH'],
      ['München', 'BY'],
      ['Leipzig', 'SN'],
      ['Frankfurt am Main', 'HE'],
      ['Stuttgart', 'BW'],
      ['Bremen', 'HB'],
      ['Düsseldorf', 'NW'],
      ['Hannover', 'NI'],
      ['Nürnberg', 'BY'],
      ['Mainz', 'RP'],
    ],
  },
  AT: {
    members: 12,
    language: 'de',
    homes: [
      ['Wien', '9'],
      ['Graz', '6'],
      ['Linz', '4'],
      ['Salzburg', '5'],
      ['Innsbruck', '7'],
    ],
  },
  IE: {
    members: 8,
    language: 'en',
    homes: [
      ['Dublin', 'D'],
      ['Cork', 'CO'],
      ['Galway', 'G'],
    ],
  },
  GB: {
    members: 24,
    language: 'en',
    homes: [
      ['London', 'LND'],
      ['Manchester', 'GTM'],
      ['Edinburgh', 'EDH'],
      ['Bristol', 'BST'],
      ['Leeds', 'WYK'],
      ['Glasgow', 'GLG'],
      ['Birmingham', 'WMD'],
      ['Brighton', 'SXE'],
      ['Cardiff', 'SGM'],
    ],
  },
  CA: {
    members: 12,
    language: 'en',
    homes: [
      ['Toronto', 'ON'],
      ['Vancouver', 'BC'],
      ['Montréal', 'QC', 'fr'],
      ['Calgary', 'AB'],
    ],
  },
  PL: {
    members: 16,
    language: 'pl',
    homes: [
      ['Warszawa', '14'],
      ['Kraków', '12'],
      ['Wrocław', '02'],
      ['Gdańsk', '22'],
      ['Poznań', '30'],
      ['Łódź', '10'],
    ],
  },
  AU: {
    members: 10,
    language: 'en',
    homes: [
      ['Sydney', 'NSW'],
      ['Melbourne', 'VIC'],
      ['Brisbane', 'QLD'],
      ['Perth', 'WA'],
    ],
  },
  NZ: {
    members: 6,
    language: 'en',
    homes: [
      ['Auckland', 'AUK'],
      ['Wellington', 'WGN'],
      ['Christchurch', 'CAN'],
    ],
  },
  CH: {
    members: 14,
    language: 'de',
    homes: [
      ['Zürich', 'ZH'],
      ['Bern', 'BE'],
      ['Genève', 'GE', 'fr'],
      ['Basel', 'BS'],
      ['Lugano', 'TI', 'it'],
      ['Lausanne', 'VD', 'fr'],
      ['Luzern', 'LU'],
    ],
  },
  DK: {
    members: 12,
    language: 'da',
    homes: [
      ['København', '84'],
      ['Aarhus', '82'],
      ['Odense', '83'],
      ['Aalborg', '81'],
    ],
  },
  FI: {
    members: 12,
    language: 'fi',
    homes: [
      ['Helsinki', '18'],
      ['Tampere', '11'],
      ['Turku', '19'],
      ['Oulu', '14'],
      ['Vaasa', '12', 'sv'],
    ],
  },
  NO: {
    members: 12,
    language: 'nb',
    homes: [
      ['Oslo', '03'],
      ['Bergen', '46'],
      ['Trondheim', '50'],
      ['Stavanger', '11'],
    ],
  },
  SE: {
    members: 12,
    language: 'sv',
    homes: [
      ['Stockholm', 'AB'],
      ['Göteborg', 'O'],
      ['Malmö', 'M'],
      ['Uppsala', 'C'],
      ['Umeå', 'AC'],
    ],
  },
} as const satisfies Record<Country, Settlement>;
