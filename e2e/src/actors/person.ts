import { randomBytes, randomInt } from 'node:crypto';

/** Someone made up for one test. */
export interface Person {
  email: string;
  name: string;
  password: string;
  /** Day and year as typed, month as in the date. */
  birth: { day: string; month: string; year: string };
  gender: 'female' | 'male';
  country: string;
  city: string;
  about: string;
}

/** Unlike everyone else, also where a database outlives the run. */
export function makePerson(change: Partial<Person> = {}): Person {
  const mark = randomBytes(5).toString('hex');
  return {
    email: `person-${mark}@example.com`,
    name: `Noor${mark}`,
    password: `four calm words ${mark}`,
    birth: { day: '17', month: '5', year: '1990' },
    gender: 'female',
    country: 'NL',
    city: 'Utrecht',
    about: 'Someone to walk along the canals with.',
    ...change,
  };
}

/** A network address that no other test comes from; of a private network, so it lies in no country. */
export function makeAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${1 + randomInt(254)}`;
}
