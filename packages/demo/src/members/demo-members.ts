import type { InventedMember } from '../invent/invented-member';
import type { DisabledReason } from '@vela/domain/notifications';
import type { Portrait } from '../portraits/portrait';

/** An account of the demo that someone may log in to, invented like all of its members. */
export interface DemoMember extends InventedMember {
  operatorRole: 'admin' | null;
  /** It has deleted its account, which is erased after so many days. */
  erasedInDays?: number;
  /** Why it gets no mails. */
  mailsStopped?: DisabledReason;
}

export const DEMO_PASSWORD = 'demo-demo-demo';

type Person = Omit<Portrait, 'scene' | 'shot'>;

const SANNE: Person = {
  person: 'DemoMemberPremium00000',
  gender: 'female',
  age: 34,
  skin: 1,
  hair: 'darkBlond',
  scarf: false,
};

const JONAS: Person = {
  person: 'DemoMemberFree00000000',
  gender: 'male',
  age: 38,
  skin: 1,
  hair: 'chestnut',
  scarf: false,
};

export const DEMO_MEMBERS: readonly DemoMember[] = [
  {
    id: 'DemoMemberPremium00000',
    email: 'demo@example.com',
    name: 'Sanne',
    language: 'en',
    operatorRole: null,
    paidUser: true,
    signedUpDaysAgo: 64,
    lastSeenMinutesAgo: 2,
    gender: 'female',
    dateOfBirth: '1992-03-14',
    country: 'NL',
    region: 'UT',
    city: 'Utrecht',
    about:
      'Bookseller with a weakness for second-hand cookbooks and early trains. I walk along the canals before work and know every bench with morning sun. Looking for someone who can be quiet together and loud at concerts.',
    notes: [
      {
        name: 'perfect_sunday',
        text: 'the flea market at eight, soup at one and nobody asking what time it is.',
      },
      { name: 'best_dish', text: 'a lasagne that takes all afternoon, so you had better stay.' },
      { name: 'friends_say', text: 'lend out too many books and remember every one of them.' },
    ],
    languages: ['en'],
    signupReason: 'I would like to meet someone to cook for.',
    lookingFor: ['relationship', 'dating'],
    relationshipStatus: 'single',
    hairColor: 'dark blond',
    bodyType: 'normal',
    eyeColor: 'green',
    tattoos: false,
    interests: ['reading', 'cooking', 'concerts', 'hiking', 'museums', 'coffee', 'travelling', 'wine'],
    photos: photosOf(SANNE, ['cafe', 'sea', 'garden', 'room'], { isLastPrivate: true }),
  },
  {
    id: 'DemoMemberFree00000000',
    email: 'free@example.com',
    name: 'Jonas',
    language: 'en',
    operatorRole: null,
    paidUser: false,
    signedUpDaysAgo: 9,
    lastSeenMinutesAgo: 40,
    gender: 'male',
    dateOfBirth: '1988-11-02',
    country: 'DE',
    region: 'NW',
    city: 'Köln',
    about:
      'I repair old bicycles and ride them further than planned. Sundays are for climbing halls, bad puns and good bread. I am new here and curious.',
    notes: [{ name: 'learning', text: 'to bake rye bread. The neighbours are very patient.' }],
    signupReason: 'New in town and curious.',
    relationshipStatus: 'divorced',
    hairColor: 'brunette',
    bodyType: 'slim',
    eyeColor: 'blue',
    tattoos: true,
    interests: ['biking', 'sports', 'baking', 'board_games', 'camping', 'podcasts', 'nature'],
    photos: photosOf(JONAS, ['forest', 'mountains', 'city']),
  },
  {
    id: 'DemoMemberOperator0000',
    email: 'operator@example.com',
    name: 'Vela team',
    language: 'en',
    operatorRole: 'admin',
    paidUser: false,
    signedUpDaysAgo: 120,
    lastSeenMinutesAgo: 300,
    gender: 'female',
    dateOfBirth: '1985-06-21',
    country: 'NL',
    region: 'NH',
    city: 'Amsterdam',
    about: 'I look after this site. Write to me when something is wrong.',
    signupReason: 'Works here.',
    relationshipStatus: 'single',
    hairColor: 'black',
    bodyType: 'normal',
    eyeColor: 'brown',
    tattoos: false,
    interests: ['photography', 'theater', 'gardening'],
    photos: [],
  },
  {
    id: 'DemoMemberLeaving00000',
    email: 'leaving@example.com',
    name: 'Annelot',
    language: 'en',
    operatorRole: null,
    paidUser: false,
    signedUpDaysAgo: 80,
    lastSeenMinutesAgo: 3 * 24 * 60,
    erasedInDays: 11,
    gender: 'female',
    dateOfBirth: '1987-08-30',
    country: 'NL',
    region: 'GR',
    city: 'Groningen',
    about: 'Needed a break from screens. Might come back when the evenings are long.',
    signupReason: 'A friend told me about it.',
    relationshipStatus: 'single',
    hairColor: 'blond',
    bodyType: 'normal',
    eyeColor: 'blue',
    tattoos: false,
    interests: ['hiking', 'reading'],
    photos: [],
  },
  {
    id: 'DemoMemberStopped00000',
    email: 'stopped@example.com',
    name: 'Lodewijk',
    language: 'en',
    operatorRole: null,
    paidUser: false,
    signedUpDaysAgo: 150,
    lastSeenMinutesAgo: 30 * 24 * 60,
    mailsStopped: 'bounce',
    gender: 'male',
    dateOfBirth: '1979-01-12',
    country: 'NL',
    region: 'LI',
    city: 'Maastricht',
    about: 'Changed jobs, and with it the address that mails went to.',
    signupReason: 'New city, new people.',
    relationshipStatus: 'divorced',
    hairColor: 'brunette',
    bodyType: 'normal',
    eyeColor: 'brown',
    tattoos: false,
    interests: ['music', 'wine'],
    photos: [],
  },
];

/** The account that the demo's mails go to. */
export const DEMO_PREMIUM = accountOf('demo@example.com');

/** The account that is about to be erased. */
export const DEMO_LEAVING = accountOf('leaving@example.com');

function accountOf(email: string): DemoMember {
  const member = DEMO_MEMBERS.find((one) => one.email === email);
  if (!member) throw new Error(`The demo has no ${email}`);
  return member;
}

/** The accounts of the demo's own site, with what each is there for. */
export const DEMO_ACCOUNTS: readonly { email: string; shows: string }[] = [
  { email: 'demo@example.com', shows: 'a premium member with matches, conversations and orders' },
  { email: 'free@example.com', shows: 'a free member' },
  { email: 'operator@example.com', shows: 'an operator' },
  { email: 'leaving@example.com', shows: 'has deleted the account and can come back' },
  { email: 'stopped@example.com', shows: 'gets no mails, since they came back' },
];

/** The account of `nl.localhost`: the same address as on the default site, and somebody else. */
export const NAZOMER_ACCOUNT: DemoMember = {
  id: 'DemoMemberPremiumNL000',
  email: 'demo@example.com',
  name: 'Margriet',
  language: 'nl',
  operatorRole: null,
  paidUser: true,
  signedUpDaysAgo: 41,
  lastSeenMinutesAgo: 12,
  gender: 'female',
  dateOfBirth: '1963-02-08',
  country: 'NL',
  region: 'GE',
  city: 'Nijmegen',
  about:
    'Oud-lerares geschiedenis, nu vooral lezer, fietser en oppasoma op donderdag. Ik houd van markten, oude films en mensen die hun vragen menen.',
  notes: [
    { name: 'small_joy', text: 'verse koffie, een stille straat en de krant nog ongelezen.' },
    { name: 'talk_for_hours', text: 'hoe gewone mensen vroeger leefden, en wat ze aten.' },
  ],
  signupReason: 'Samen eten smaakt beter.',
  relationshipStatus: 'widowed',
  hairColor: 'gray',
  bodyType: 'normal',
  eyeColor: 'blue',
  tattoos: false,
  interests: ['reading', 'biking', 'museums', 'cooking', 'movies', 'gardening'],
  intimateInterests: ['cuddling', 'slow_mornings'],
  photos: photosOf(
    {
      person: 'DemoMemberPremiumNL000',
      gender: 'female',
      age: 63,
      skin: 1,
      hair: 'gray',
      scarf: false,
    },
    ['garden', 'cafe', 'city'],
  ),
};

/** The account of `she.localhost`. */
export const ANEMONE_ACCOUNT: DemoMember = {
  id: 'DemoMemberPremiumSHE00',
  email: 'demo@example.com',
  name: 'Rowan',
  language: 'en',
  operatorRole: null,
  paidUser: true,
  signedUpDaysAgo: 37,
  lastSeenMinutesAgo: 8,
  gender: 'female',
  genderIdentity: 'Trans woman, she/her',
  dateOfBirth: '1991-04-19',
  country: 'GB',
  region: 'BST',
  city: 'Bristol',
  about:
    'Sound engineer by night, allotment keeper by day. I like slow Sundays, loud bands and people who ask before they assume. Here for something kind that lasts.',
  notes: [
    { name: 'first_date', text: 'walk along the harbour and share one portion of chips.' },
    { name: 'get_along', text: 'ask questions and wait for the answers.' },
  ],
  signupReason: 'To be met as I am.',
  relationshipStatus: 'single',
  hairColor: 'red',
  bodyType: 'slim',
  eyeColor: 'green',
  tattoos: true,
  interests: ['concerts', 'gardening', 'music', 'coffee', 'hiking', 'photography'],
  photos: photosOf(
    {
      person: 'DemoMemberPremiumSHE00',
      gender: 'female',
      age: 35,
      skin: 0,
      hair: 'red',
      scarf: false,
    },
    ['room', 'sea', 'forest'],
  ),
};

/** Photos of one person in several places, the main one first. */
function photosOf(
  person: Person,
  scenes: readonly Portrait['scene'][],
  { isLastPrivate = false } = {},
): DemoMember['photos'] {
  return scenes.map((scene, shot) => ({
    id: `${person.person.replace('DemoMember', 'DemoPhoto')}${'abcd'[shot] ?? ''}`,
    private: isLastPrivate && shot === scenes.length - 1,
    portrait: { ...person, scene, shot },
  }));
}
