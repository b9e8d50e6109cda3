import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/create-test-app';
import { freshAddress } from './support/people';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const complain = async (address: string, email: string): Promise<string> => {
  const body = { email, subject: 'My order', text: 'It never came.' };
  const answer = await app.call('sendComplaint', { address, body });
  return answer.status === 200 ? 'stored' : answer.error.code;
};

const postForm = async (address: string): Promise<number> => {
  const { status } = await app.fetch('/complaints', {
    method: 'POST',
    address,
    body: new URLSearchParams({ email: 'nobody', text: '' }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  });
  return status;
};

/** As if a network had sent so many more; a site takes 20 complaints an hour of it. */
const addMalformed = async (count: number): Promise<void> => {
  const { numUpdatedRows } = await app.db
    .updateTable('rate_limits')
    .set((is) => ({ points: is('points', '+', count) }))
    .where('key', 'like', 'report:malformed %')
    // All of a household have more room together.
    .where('key', 'not like', 'report:malformed shared %')
    .where('points', '=', 1)
    .executeTakeFirst();
  expect(numUpdatedRows).toBe(1n);
};

describe('what is malformed', () => {
  it('uses up no try, but counts by itself against ten times as many', async () => {
    const address = freshAddress();
    expect(await complain(address, 'nobody')).toBe('invalid_input');
    await addMalformed(198);
    expect(await complain(address, 'nobody')).toBe('invalid_input');
    expect(await complain(address, 'nobody')).toBe('too_many_requests');
    expect(await complain(address, 'somebody@example.com')).toBe('stored');
    expect(await complain(freshAddress(), 'nobody')).toBe('invalid_input');
    await app.db.deleteFrom('rate_limits').execute();
  });

  it('counts in a form of a page, too', async () => {
    const address = freshAddress();
    expect(await postForm(address)).toBe(400);
    await addMalformed(199);
    expect(await postForm(address)).toBe(429);
  });
});
