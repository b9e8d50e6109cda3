import type { BodyInputOf, ResultOf } from '@vela/contract/registry';
import { HOUR } from '@vela/domain/time';
import type { OutgoingMail } from '../../src/core/mail-port';
import { CookieJar, type TestApp } from './create-test-app';

export const PASSWORD = 'a long enough password';

export interface Person {
  jar: CookieJar;
  email: string;
  name: string;
  user: NonNullable<ResultOf<'signUp'>['user']>;
  /** The address of all this person's calls. */
  address: string;
}

let count = 0;

/** A sign-up that the seeded site accepts, unlike every other one of the file. */
export function signupBody(change: Partial<BodyInputOf<'signUp'>> = {}): BodyInputOf<'signUp'> {
  count += 1;
  return {
    email: `person${count}@example.com`,
    name: `Person ${count}`,
    password: PASSWORD,
    date_of_birth: '1990-02-17',
    gender: 'female',
    country: 'NL',
    language: 'en',
    ...change,
  };
}

/** The first step of a sign-up without script. */
export function accountStep({ email, name }: { email: string; name: string }) {
  return {
    step: 'account',
    email,
    name,
    password: PASSWORD,
    dob_day: '17',
    dob_month: '5',
    dob_year: '1990',
    gender: 'female',
    terms: 'on',
  } as const;
}

/** An address of its own for each caller, so that their limits don't add up. */
export function freshAddress(): string {
  count += 1;
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
}

/** Someone who has just signed up and is logged in. */
export async function signUpPerson(
  app: TestApp,
  change: Partial<BodyInputOf<'signUp'>> = {},
): Promise<Person> {
  const body = signupBody(change);
  const jar = new CookieJar();
  const address = freshAddress();
  const { result } = await app.call('signUp', { body, jar, address });
  if (result.user === null) throw new Error('The site starts no session at a sign-up');
  return { jar, email: body.email, name: body.name, user: result.user, address };
}

/** Someone who has signed up and followed the link of the activation mail. */
export async function activePerson(
  app: TestApp,
  change: Partial<BodyInputOf<'signUp'>> = {},
): Promise<Person> {
  const person = await signUpPerson(app, change);
  const token = await mailedToken(app, person.email);
  const { result } = await app.call('activate', {
    body: { token },
    jar: person.jar,
    address: person.address,
  });
  return { ...person, user: result.user };
}

/** An active member whose welcome discount has expired. */
export async function pastWelcome(app: TestApp): Promise<Person> {
  const person = await activePerson(app);
  app.clock.advance(5 * HOUR);
  return person;
}

/** The token of the newest mail to an address. */
export async function mailedToken(app: TestApp, to: string, kind?: string): Promise<string> {
  const mails = await app.mails(to);
  const mail = mails.find((sent) => kind === undefined || sent.kind === kind);
  if (!mail) throw new Error(`No mail to ${to}`);
  return tokenOf(mail);
}

export function tokenOf({ links }: Pick<OutgoingMail, 'links'>): string {
  const token = new URL(links[0] ?? '').searchParams.get('token');
  if (token === null) throw new Error('The mail has no link with a token');
  return token;
}

export async function logInAs(
  app: TestApp,
  {
    email,
    password = PASSWORD,
    jar,
    address,
    reactivate,
  }: { email: string; password?: string; jar?: CookieJar; address?: string; reactivate?: boolean },
) {
  return app.call('logIn', {
    body: { email, password, ...(reactivate !== undefined && { reactivate }) },
    address: address ?? freshAddress(),
    ...(jar && { jar }),
  });
}
