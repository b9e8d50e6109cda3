import { DAY } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, freshAddress, PASSWORD, signupBody, signUpPerson } from './support/people';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** What came to a mailbox, by whatever tag. */
const mailsOf = async (name: string) =>
  (await app.mails()).filter(({ to }) => to.startsWith(`${name}+`) || to.startsWith(`${name}@`));

const moveTo = async (email: string) => {
  const { jar } = await activePerson(app);
  return app.call('requestMailChange', { body: { email, password: PASSWORD }, jar, address: freshAddress() });
};
const signUpWith = (email: string) =>
  app.call('signUp', { body: signupBody({ email }), address: freshAddress() });

describe('a mailbox', () => {
  it('gets ten mails a day that strangers cause, of all kinds, accounts and tags together', async () => {
    const answers = [];
    for (let tag = 0; tag < 6; tag += 1) answers.push(await signUpWith(`box+${tag}@example.net`));
    for (let tag = 0; tag < 6; tag += 1) answers.push(await moveTo(`box+new${tag}@example.net`));
    for (let tag = 0; tag < 2; tag += 1) answers.push(await moveTo(`box+${tag}@example.net`));
    expect(new Set(answers.slice(6).map(({ status, json }) => JSON.stringify([status, json]))).size).toBe(1);
    expect(answers.slice(0, 6).map(({ status }) => status)).toEqual(Array(6).fill(answers[0]?.status));
    expect(await mailsOf('box')).toHaveLength(10);

    const reset = await app.call('requestPasswordReset', {
      body: { email: 'box+0@example.net' },
      address: freshAddress(),
    });
    expect(reset.status).toBe(200);
    expect((await signUpWith('BOX+late@example.net')).status).toBe(answers[0]?.status);
    expect(await mailsOf('box')).toHaveLength(10);

    app.clock.advance(DAY);
    await signUpWith('box+tomorrow@example.net');
    expect(await mailsOf('box')).toHaveLength(11);
  });

  it('gets no more by many at once', async () => {
    await Promise.all(Array.from({ length: 14 }, (_, tag) => signUpWith(`rush+${tag}@example.net`)));
    expect(await mailsOf('rush')).toHaveLength(10);
  });

  it('that is full is told to the member who asks for the own activation mail', async () => {
    for (let tag = 0; tag < 10; tag += 1) await signUpWith(`full+${tag}@example.net`);
    const { jar } = await signUpPerson(app, { email: 'full@example.net' });
    const { status, error, headers } = await app.call('sendActivationMail', { jar });
    expect([status, error.code, headers.get('retry-after')]).toEqual([429, 'too_many_mails', '86400']);
    expect(await app.mails('full@example.net')).toEqual([]);
  });

  it('is counted without its address', async () => {
    await signUpWith('secret@example.net');
    const rows = await app.db.selectFrom('rate_limits').select('key').execute();
    expect(rows.some(({ key }) => key.startsWith('mailbox:'))).toBe(true);
    expect(rows.filter(({ key }) => key.includes('secret'))).toEqual([]);
  });
});
