import { DAY } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consumeMailboxRoom } from '../src/mails/consume-mailbox-room';
import type { Site } from '../src/core/site';
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

  it('that is full is named by no answer', async () => {
    const [full, empty] = ['full', 'empty'];
    for (let tag = 0; tag < 10; tag += 1) await signUpWith(`${full}+${tag}@example.net`);
    const answersOf = async (name: string) => {
      const { jar } = await signUpPerson(app, { email: `${name}@example.net` });
      const answers = [];
      for (let mail = 0; mail < 6; mail += 1) answers.push(await app.call('sendActivationMail', { jar }));
      return answers.map(({ status, json }) => JSON.stringify([status, json]));
    };
    const answers = await answersOf(full);
    expect(answers).toEqual(await answersOf(empty));
    expect(answers.at(-1)).toContain('too_many_mails');
    expect(await app.mails(`${full}@example.net`)).toEqual([]);
    expect(await app.mails(`${empty}@example.net`)).toHaveLength(5);
  });

  it('is counted for itself by a site that doesn’t say who has an account', async () => {
    const { context, db } = app;
    const [site] = await context.sites.all();
    if (!site) throw new Error('no site');
    const settings = { ...site.settings, account_disclosure: 'neutral' as const };
    const take = (of: Site) =>
      db
        .transaction()
        .execute((tx) => consumeMailboxRoom(context, tx, { site: of, to: 'apart@example.net' }));
    const taken = [];
    for (let mail = 0; mail < 11; mail += 1) taken.push(await take({ ...site, settings }));
    expect(taken).toEqual([...Array(10).fill(true), false]);
    expect(await take(site)).toBe(true);
    expect(await take({ ...site, id: 'another', settings })).toBe(true);
  });

  it('is counted without its address', async () => {
    await signUpWith('secret@example.net');
    const rows = await app.db.selectFrom('rate_limits').select('key').execute();
    expect(rows.some(({ key }) => key.startsWith('mailbox:'))).toBe(true);
    expect(rows.filter(({ key }) => key.includes('secret'))).toEqual([]);
  });
});
