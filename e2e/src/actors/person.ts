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

/** Makes a person that is unique, also in a database that is used by several runs. */
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

/** The first address of a worker is random, so that the next run on the same database has others. */
let place = randomInt(256 * 254);

/** A network address that no other test of the run comes from; of a private network, so it lies in no country. */
export function makeAddress(): string {
  place = (place + 1) % (256 * 254);
  const worker = Number(process.env['TEST_WORKER_INDEX'] ?? 0) % 256;
  return `10.${worker}.${Math.floor(place / 254)}.${1 + (place % 254)}`;
}
