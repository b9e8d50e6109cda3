import type { Interest } from '@vela/domain/interests';
import type { Country, Locale } from '@vela/domain/locale';
import type { OperatorRole } from '../db/schema';

/** A member of the demo, invented from first to last. */
export interface DemoMember {
  /** Stays the same on every installation, so that pictures and tests can name it. */
  id: string;
  email: string;
  name: string;
  language: Locale;
  operatorRole: OperatorRole | null;
  paidUser: boolean;
  credits: number;
  signedUpDaysAgo: number;
  gender: 'male' | 'female';
  dateOfBirth: string;
  country: Country;
  region: string;
  city: string;
  about: string;
  signupReason: string;
  relationshipStatus: 'single' | 'divorced' | 'widowed';
  hairColor: 'brunette' | 'blond' | 'dark blond' | 'dark brown' | 'black';
  bodyType: 'slim' | 'normal' | 'fat';
  eyeColor: 'blue' | 'green' | 'hazel' | 'brown';
  tattoos: boolean;
  interests: readonly Interest[];
}

export const DEMO_PASSWORD = 'demo-demo-demo';

export const DEMO_MEMBERS: readonly DemoMember[] = [
  {
    id: 'DemoMemberPremium00000',
    email: 'demo@example.com',
    name: 'Sanne',
    language: 'en',
    operatorRole: null,
    paidUser: true,
    credits: 120,
    signedUpDaysAgo: 64,
    gender: 'female',
    dateOfBirth: '1992-03-14',
    country: 'NL',
    region: 'UT',
    city: 'Utrecht',
    about:
      'Bookseller with a weakness for second-hand cookbooks and early trains. I walk along the canals before work and know every bench with morning sun. Looking for someone who can be quiet together and loud at concerts.',
    signupReason: 'I would like to meet someone to cook for.',
    relationshipStatus: 'single',
    hairColor: 'dark blond',
    bodyType: 'normal',
    eyeColor: 'green',
    tattoos: false,
    interests: ['reading', 'cooking', 'concerts', 'hiking', 'museums', 'coffee', 'travelling', 'wine'],
  },
  {
    id: 'DemoMemberFree00000000',
    email: 'free@example.com',
    name: 'Jonas',
    language: 'en',
    operatorRole: null,
    paidUser: false,
    credits: 0,
    signedUpDaysAgo: 9,
    gender: 'male',
    dateOfBirth: '1988-11-02',
    country: 'DE',
    region: 'NW',
    city: 'Köln',
    about:
      'I repair old bicycles and ride them further than planned. Sundays are for climbing halls, bad puns and good bread. I am new here and curious.',
    signupReason: 'New in town and curious.',
    relationshipStatus: 'divorced',
    hairColor: 'brunette',
    bodyType: 'slim',
    eyeColor: 'blue',
    tattoos: true,
    interests: ['biking', 'sports', 'baking', 'board_games', 'camping', 'podcasts', 'nature'],
  },
  {
    id: 'DemoMemberOperator0000',
    email: 'operator@example.com',
    name: 'Vela team',
    language: 'en',
    operatorRole: 'admin',
    paidUser: false,
    credits: 0,
    signedUpDaysAgo: 120,
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
  },
];
