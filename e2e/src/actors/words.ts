/** The accessible names that the journeys go by, as people of each language read them. */
export interface Words {
  lang: string;
  nativeName: string;
  homeTitle: RegExp;
  homeEmail: string;
  women: string;
  joinFree: string;
  createYourAccount: string;
  email: string;
  username: string;
  password: string;
  dateOfBirth: string;
  day: string;
  month: string;
  year: string;
  gender: { female: string; male: string };
  toLocation: string;
  whereAreYou: string;
  country: string;
  city: string;
  toAbout: string;
  aboutYou: string;
  hope: string;
  toSummary: string;
  isEverythingRight: string;
  createAccount: string;
  oneMoment: string;
  lookInMailbox: string;
  confirmed: string;
  toStartPage: string;
  confirmedStep: string;
  settings: string;
  logIn: string;
  logOut: string;
  goodToSeeYou: string;
  notFound: string;
}

export const ENGLISH: Words = {
  lang: 'en',
  nativeName: 'English',
  homeTitle: /Take your time.\s*Meet someone real./,
  homeEmail: 'Your e-mail address',
  women: 'Women',
  joinFree: 'Create a free account',
  createYourAccount: 'Create your account',
  email: 'E-mail address',
  username: 'Username',
  password: 'Password',
  dateOfBirth: 'Date of birth',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  gender: { female: 'Woman', male: 'Man' },
  toLocation: 'Continue to your location',
  whereAreYou: 'Where are you?',
  country: 'Country',
  city: 'City',
  toAbout: 'Continue to “About you”',
  aboutYou: 'About you',
  hope: 'What do you hope to find?',
  toSummary: 'Continue to the summary',
  isEverythingRight: 'Is everything right?',
  createAccount: 'Create my account',
  oneMoment: 'One moment',
  lookInMailbox: 'One more step: look in your mailbox',
  confirmed: 'Your e-mail address is confirmed',
  toStartPage: 'Go to your start page',
  confirmedStep: 'E-mail address confirmed',
  settings: 'Settings',
  logIn: 'Log in',
  logOut: 'Log out',
  goodToSeeYou: 'Good to see you again',
  notFound: 'This page could not be found',
};

/** Each language that is complete; the other eight show English texts. */
export const TRANSLATED = [ENGLISH] as const;
