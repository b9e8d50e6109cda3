import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';
import type { BodyInputOf, ResultOf } from '@vela/contract/registry';
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

/** Logs in an existing account without the screens. */
export async function logInAs(
  request: APIRequestContext,
  data: { email: string; password: string },
): Promise<void> {
  await succeed(request.post('/api/user.php', { data, headers: CLIENT }));
}

export async function logOut(request: APIRequestContext): Promise<void> {
  await succeed(request.get('/api/logout.php', { headers: CLIENT }));
}

export async function requestReset(request: APIRequestContext, email: string): Promise<void> {
  await succeed(request.post('/api/password-reset.php', { data: { email }, headers: CLIENT }));
}

/** Buys 12 credits, or as many as the package has, and pays them: that makes a free member premium. */
export async function buyCredits(
  request: APIRequestContext,
  { package: id = 'p0' }: Partial<Pick<BodyInputOf<'createOrder'>, 'package'>> = {},
): Promise<void> {
  const data: BodyInputOf<'createOrder'> = {
    package: id,
    paymentmethod: 'ideal',
    country: 'NL',
    client_id: crypto.randomUUID(),
  };
  const ordered = await request.post('/api/orders.php', { data, headers: CLIENT });
  const { payment_id: payment } = (await ordered.json()) as ResultOf<'createOrder'>;
  await succeed(request.post(`/dev/pay/${payment}`, { data: { outcome: 'paid' } }));
}

/** Sends texts one after another, as the member who is logged in. */
export async function say(
  request: APIRequestContext,
  { to, texts }: { to: string; texts: readonly string[] },
): Promise<void> {
  for (const text of texts) {
    const data: BodyInputOf<'sendMessage'> = {
      client_id: crypto.randomUUID(),
      profile_id: to,
      type: 'text',
      text,
    };
    await succeed(request.post('/api/chat.php', { data, headers: CLIENT }));
  }
}

async function succeed(answer: Promise<APIResponse>): Promise<void> {
  const response = await answer;
  expect(response.ok(), `${response.url()} ${response.status()}: ${await response.text()}`).toBe(true);
}
