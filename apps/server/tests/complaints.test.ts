import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../src/core/log';
import { pruneComplaints } from '../src/safety/prune-complaints';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, freshAddress, type Person } from './support/people';
import { postForm } from './support/post-form';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ log: createLogger({ level: 'silent' }) });
});
afterAll(() => app.close());

let count = 0;
const freshEmail = (): string => `complains-${(count += 1)}@example.com`;

interface Complaint {
  email?: string;
  subject?: string;
  text?: string;
  category?: 'decision' | 'illegal';
  name?: string;
  url?: string;
}

const complain = (
  changes: Complaint = {},
  { by, language = 'en' }: { by?: Person; language?: string } = {},
) =>
  app.call('sendComplaint', {
    ...(by && { jar: by.jar }),
    address: freshAddress(),
    headers: { 'accept-language': language },
    body: { email: freshEmail(), subject: 'My order', text: 'It never came.', ...changes },
  });

const complaintOf = (reference: string) =>
  app.db.selectFrom('complaints').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow();

const countComplaints = async (): Promise<number> => {
  const { total } = await app.db
    .selectFrom('complaints')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};

describe('a complaint', () => {
  it('of a visitor is stored, confirmed in their language and mailed to the operators', async () => {
    const email = 'Upset@Example.com';
    const { result } = await complain({ email, url: '/members/x', category: 'illegal' }, { language: 'nl' });
    expect(result.reference).toMatch(/^C[0-9A-Z]{9}$/);
    expect(await complaintOf(result.reference)).toMatchObject({
      member_id: null,
      email,
      category: 'illegal',
      subject: 'My order',
      text: 'It never came.',
      url: '/members/x',
      name: '',
      language: 'nl',
    });
    const [receipt] = await app.mails(email);
    expect(receipt).toMatchObject({
      kind: 'complaint_received',
      subject: expect.stringContaining(result.reference),
      html: expect.stringContaining('<html lang="nl"'),
    });
    const [forSupport] = await app.mails('support@vela.example');
    expect(forSupport?.subject).toBe(`Complaint ${result.reference} at Vela: My order`);
    for (const words of [email, 'It never came.', '/members/x', 'illegal'])
      expect(forSupport?.text).toContain(words);
  });

  it('needs no more than an address, a subject and words', async () => {
    const { result } = await complain();
    expect(await complaintOf(result.reference)).toMatchObject({ category: 'other', name: '', url: '' });
  });

  it('of a member names the member', async () => {
    const by = await activePerson(app);
    const { result } = await complain({ category: 'decision' }, { by });
    expect(await complaintOf(result.reference)).toMatchObject({ member_id: by.user.id });
  });

  it('sends nobody’s words to an address that anyone may have written', async () => {
    const email = freshEmail();
    await complain({ email, name: 'Buy pills', subject: 'Buy pills', text: 'Buy pills at example.net' });
    const [receipt] = await app.mails(email);
    expect(`${receipt?.subject} ${receipt?.text} ${receipt?.html}`).not.toMatch(/pills|example\.net/);
  });

  it('has a subject in one line, as it becomes that of a mail', async () => {
    const { error } = await complain({ subject: 'One\r\nBcc: all@example.com' });
    expect(error.fields).toEqual([{ path: 'subject', code: 'invalid' }]);
  });

  it('is answered alike for an address with an account and one without', async () => {
    const { email } = await activePerson(app);
    const [known, unknown] = [await complain({ email }), await complain()];
    expect([known.status, Object.keys(known.result)]).toEqual([unknown.status, Object.keys(unknown.result)]);
  });

  it.each([
    ['email', 'nobody', 'invalid_email'],
    ['subject', ' ', 'required'],
    ['text', '', 'required'],
    ['category', 'weather', 'unknown_option'],
    ['subject', 121, 'too_long'],
    ['text', 4001, 'too_long'],
    ['name', 81, 'too_long'],
    ['url', 501, 'too_long'],
  ])('is refused with a %s of %j: %s', async (path, given, code) => {
    const before = await countComplaints();
    const value = typeof given === 'number' ? 'x'.repeat(given) : given;
    const { status, error } = await complain({ [path]: value });
    expect([status, error.code]).toEqual([400, 'invalid_input']);
    expect(error.fields).toEqual([expect.objectContaining({ path, code })]);
    expect(await countComplaints()).toBe(before);
  });

  it('is limited by where it comes from', async () => {
    const address = freshAddress();
    const send = () =>
      app.call('sendComplaint', { address, body: { email: freshEmail(), subject: 'a', text: 'b' } });
    for (let sent = 0; sent < 20; sent += 1) expect((await send()).status).toBe(200);
    const { error } = await send();
    expect(error.code).toBe('too_many_requests');
  });

  it('is confirmed to an address five times a day, however that is spelled, and stored beyond', async () => {
    const email = freshEmail();
    for (let sent = 0; sent < 5; sent += 1) await complain({ email });
    const { status, result } = await complain({ email: email.toUpperCase(), text: 'The sixth.' });
    expect(status).toBe(200);
    expect(await complaintOf(result.reference)).toMatchObject({ text: 'The sixth.' });
    expect(await app.mails(email)).toHaveLength(5);
    app.clock.advance(24 * 60 * 60 * 1000);
    await complain({ email });
    expect(await app.mails(email)).toHaveLength(6);
  });

  it('is confirmed no more often when ten come at once', async () => {
    const email = freshEmail();
    const answers = await Promise.all(Array.from({ length: 10 }, () => complain({ email })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await app.mails(email)).toHaveLength(5);
  });

  it('and its mails come together or not at all', async () => {
    const before = await countComplaints();
    const email = freshEmail();
    const { jobs } = app.context;
    let calls = 0;
    app.context.jobs = {
      ...jobs,
      add: async (...job) => {
        calls += 1;
        if (calls === 2) throw new Error('the second mail fails');
        await jobs.add(...job);
      },
    };
    const { status } = await complain({ email });
    app.context.jobs = jobs;
    expect(status).toBe(500);
    expect(await countComplaints()).toBe(before);
  });
});

describe('a complaint that is a year old', () => {
  it('is deleted, and none that is younger', async () => {
    const { result } = await complain();
    const kept = () =>
      app.db.selectFrom('complaints').select('id').where('reference', '=', result.reference).execute();
    app.clock.advance(365 * 24 * 60 * 60 * 1000);
    await pruneComplaints(app.context);
    expect(await kept()).toHaveLength(1);
    app.clock.advance(1);
    await pruneComplaints(app.context);
    expect(await kept()).toEqual([]);
  });
});

describe('the form of complaints without script', () => {
  const fields = { email: 'plain@example.com', subject: 'No script', text: 'It works.', category: 'service' };

  it('leads to its page with the reference, which that page then knows to be true', async () => {
    const response = await postForm(app, { path: '/complaints', fields });
    const way = response.headers.get('location') ?? '';
    expect([response.status, way]).toEqual([303, expect.stringMatching(/^\/complaints\?done=C[0-9A-Z]{9}$/)]);
    const reference = new URL(way, 'http://localhost').searchParams.get('done') ?? '';
    expect(await complaintOf(reference)).toMatchObject({ subject: 'No script', category: 'service' });
  });
});
