import type { Gender } from '@vela/domain/profile';
import { chanceOf, type Chance } from '../random/chance';
import { SETTLEMENTS, type Home } from './countries';
import { ageOfAnyone, type Population } from './invent-members';

/** The default site's: about 300, in every country. */
export const VELA_PEOPLE: Population = {
  mark: '',
  settlements: SETTLEMENTS,
  ageOf: ageOfAnyone,
  isFurther: false,
};

const FEWER_PHOTOS = [0, 1, 2, 2, 3] as const;

const DUTCH_HOMES: readonly Home[] = [
  ['Nijmegen', 'GE'],
  ['Arnhem', 'GE'],
  ['Utrecht', 'UT'],
  ['Deventer', 'OV'],
  ['Haarlem', 'NH'],
  ['Breda', 'NB'],
  ['Groningen', 'GR'],
];

/** The members of the Dutch site for people from fifty on. */
export const NAZOMER_PEOPLE: Population = {
  mark: 'NZ',
  settlements: {
    NL: { members: 30, language: 'nl', homes: DUTCH_HOMES },
    BE: {
      members: 8,
      language: 'nl',
      homes: [
        ['Antwerpen', 'VAN'],
        ['Gent', 'VOV'],
        ['Brugge', 'VWV'],
      ],
    },
  },
  ageOf: (chance) => Math.floor(fromFiftyOn(chance)),
  photoCounts: FEWER_PHOTOS,
  areIntimate: true,
  isFurther: true,
};

/** The members of the transgender-oriented site. */
export const ANEMONE_PEOPLE: Population = {
  mark: 'AN',
  settlements: {
    GB: {
      members: 20,
      language: 'en',
      homes: [
        ['Bristol', 'BST'],
        ['London', 'LND'],
        ['Brighton', 'SXE'],
        ['Manchester', 'GTM'],
        ['Glasgow', 'GLG'],
      ],
    },
    IE: {
      members: 6,
      language: 'en',
      homes: [
        ['Dublin', 'D'],
        ['Galway', 'G'],
      ],
    },
    US: {
      members: 8,
      language: 'en',
      homes: [
        ['Portland', 'OR'],
        ['New York', 'NY'],
        ['Seattle', 'WA'],
      ],
    },
    CA: { members: 4, language: 'en', homes: [['Toronto', 'ON']] },
    AU: { members: 4, language: 'en', homes: [['Melbourne', 'VIC']] },
  },
  ageOf: ageOfAnyone,
  identityOf: ({ id, gender }) => chanceOf(`identity of ${id}`).pick(IDENTITIES[gender]),
  photoCounts: FEWER_PHOTOS,
  isFurther: true,
};

/** The texts are in people's own words. */
const IDENTITIES = {
  female: [
    'Trans woman',
    'Trans woman, she/her',
    'Woman',
    'Woman with a trans history',
    'Non-binary, transfeminine',
    'Genderfluid, she or they',
  ],
  male: [
    'Trans man',
    'Trans man, he/him',
    'Man',
    'Man with a trans history',
    'Non-binary, transmasculine',
    'Agender, they/them',
  ],
} as const satisfies Record<Gender, readonly string[]>;

function fromFiftyOn(chance: Chance): number {
  return chance.happens(0.6) ? chance.between(50, 64) : chance.between(64, 77);
}
