import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';
import type { BodyInputOf } from '@vela/contract/registry';
import { tokenOf, waitForMail } from './mailbox';
import { makePerson, type Person } from './person';

const CLIENT = { 'x-client': 'web' };

/** Signs someone up without the screens; the context is then logged in. */
export async function signUp(request: APIRequestContext, person: Person = makePerson()): Promise<Person> {
  const { day, month, year } = person.birth;
  const body: BodyInputOf<'signUp'> = {
    email: person.email,
    name: person.name,
    password: person.password,
    date_of_birth: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    gender: person.gender,
    country: 'NL',
    language: 'en',
  };
  await succeed(request.post('/api/signup.php', { data: body, headers: CLIENT }));
  return person;
}

/** A member with a confirmed address, logged in. */
export async function signUpActive(
  request: APIRequestContext,
  person: Person = makePerson(),
): Promise<Person> {
  await signUp(request, person);
  const token = tokenOf(await waitForMail(request, { to: person.email, kind: 'activation' }));
  await succeed(request.post('/api/activate.php', { data: { token }, headers: CLIENT }));
  return person;
}

export async function logOut(request: APIRequestContext): Promise<void> {
  await succeed(request.get('/api/logout.php', { headers: CLIENT }));
}

export async function requestReset(request: APIRequestContext, email: string): Promise<void> {
  await succeed(request.post('/api/password-reset.php', { data: { email }, headers: CLIENT }));
}

async function succeed(answer: Promise<APIResponse>): Promise<void> {
  const response = await answer;
  expect(response.ok(), `${response.url()} ${response.status()}: ${await response.text()}`).toBe(true);
}
