import { dataArchiveJsonSchema } from '@vela/contract/entities/data-archive';
import { DAY, HOUR } from '@vela/domain/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { busyPerson } from './support/busy-person';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { exportActs } from './support/exporting';
import { meetingIn } from './support/meeting';
import { activePerson, logInAs, PASSWORD, type Person, signUpPerson } from './support/people';
import { photoActs } from './support/photo-acts';
import { tablesWith } from './support/tables-with';
import { clientId, premiumPerson, say } from './support/talk';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ push: { send: async () => 'sent' } });
});
afterAll(() => app.close());

const { ask, find, make, open, stored } = exportActs(() => app);
const { block } = meetingIn(() => app);
const { photoOf } = photoActs(() => app);

const housekeep = async () => {
  await app.context.jobs.add(app.db, 'housekeeping', {});
  await app.runJobs();
  await app.runJobs();
};

/** Tables whose rows of a member are in the archive. */
const EXPORTED = [
  'blocks',
  'complaints',
  'consent_changes',
  'conversation_members',
  'conversations',
  'credit_ledger',
  'devices',
  'discount_codes',
  'likes',
  'swipes',
  'links',
  'members',
  'messages',
  'orders',
  'passkeys',
  'photo_access',
  'photos',
  'profiles',
  'push_subscriptions',
  'reports',
  'retention_offers',
  'sent_mails',
  'sessions',
  'signups',
  'stored_methods',
  'wishes',
];

/** Tables whose rows of a member are not, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  blocked_contacts: 'says what the blocks and conversations say',
  credit_lots: 'says what the ledger says, by purchase',
  data_exports: 'is the copy itself',
  erased_blocks: 'is about others',
  member_event_heads: 'is a number',
  member_events: 'repeats for a few days what the rest says',
  mails: 'is there in a demo alone',
  notification_mails: 'says when a mail is due',
  opened_profiles: 'holds hashes, for a day',
  passkey_challenges: 'holds random bytes, for minutes',
  rate_limits: 'counts under hashes',
  login_attempts: 'counts under hashes',
};

describe('the copy of a member’s data', () => {
  it('holds all that is stored, in every table', async () => {
    const { person, friend, photos, payments } = await busyPerson(app);
    await app.runJobs();
    // It is stored of those alone who agreed to it.
    const tracking = JSON.stringify({ network: 'quagga-network', sub1: 'quagga-sub' });
    await app.db.updateTable('signups').set({ tracking }).where('member_id', '=', person.user.id).execute();
    const tables = (await tablesWith(app, [person.user.id]))
      .filter((name) => name.startsWith('public.'))
      .map((name) => name.slice('public.'.length));
    expect(tables.filter((name) => !EXPORTED.includes(name) && !(name in LEFT_OUT))).toEqual([]);

    const { data, files, textOf } = await open(person, await make(person));
    expect(data).toMatchObject({
      account: {
        email: 'zebulon.quark@example.com',
        name: 'Zebulon Quark',
        signup: { tracking: { network: 'quagga-network', sub1: 'quagga-sub' } },
      },
      profile: {
        city: 'Xanadu',
        looking_for: ['dating'],
        notes: [{ name: 'learning', text: 'to sing like a quagga.' }],
        languages: ['en', 'tr'],
        intimate_interests: [],
      },
      wishes: { gender: null, max_age: 57, interests: ['tea'], both_ways: true },
      photo_access: { given: [{ name: friend.name }], received: [] },
      blocks: [{}],
      reports: [{ text: 'A report.', outcome: null, decided_at: null }],
      complaints: [{ subject: 'Quagga' }],
      security: { passkeys: [{ name: 'Quagga key' }], push: [{}] },
      money: { stored_methods: [{ paymentmethod: 'creditcard' }] },
    });
    expect(data.likes.given.map(({ name }) => name)).toEqual([friend.name]);
    expect(data.likes.received.map(({ name }) => name)).toEqual([friend.name]);
    expect(data.money.orders.map(({ payment_id: id, status }) => [id, status])).toEqual(
      expect.arrayContaining([
        [payments.paid, 'completed'],
        [payments.unpaid, 'pending'],
      ]),
    );
    expect(data.money.credits.length).toBeGreaterThan(3);
    expect(data.security.sessions.length).toBeGreaterThan(0);
    expect(data.security.events.map(({ kind }) => kind)).toContain('passkey_added');
    expect(data.consents.length).toBeGreaterThan(0);
    expect(data.notifications.mails.length).toBeGreaterThan(0);
    expect(Object.keys(files).filter((name) => name.endsWith('.webp'))).toHaveLength(photos.length);
    expect(JSON.parse(textOf('schema.json'))).toEqual(dataArchiveJsonSchema());

    const [conversation] = data.conversations;
    expect(conversation?.with?.name).toBe(friend.name);
    const said = conversation?.messages.filter(({ type }) => type !== 'system');
    expect(said?.map(({ sender, type, text }) => [sender, type, text])).toEqual([
      ['me', 'text', 'We met at the pier.'],
      ['other', 'text', 'So we did.'],
      ['me', 'photo', null],
    ]);
    expect(Object.keys(files)).toContain(said?.[2]?.photo);
    expect(textOf('conversations/0001.html')).toContain('So we did.');
    const index = textOf('index.html');
    for (const word of [
      'Xanadu',
      'Wishes in the match finder',
      '57',
      'Quagga key',
      'conversations/0001.html',
      'photos/0001.webp',
    ])
      expect(index).toContain(word);
  });

  it('holds nothing that opens the account, and nothing of others that the member can’t see', async () => {
    const [person, friend] = [await premiumPerson(app), await premiumPerson(app)];
    const theirs = await photoOf(friend, { purpose: 'chat' });
    await say(app, person, { profile_id: friend.user.id, text: 'Hello' });
    await app.call('sendMessage', {
      jar: friend.jar,
      body: { client_id: clientId(), profile_id: person.user.id, type: 'photo', photo_id: theirs.id },
    });
    const deleted = (await say(app, person, { profile_id: friend.user.id, text: 'Regretted' })).result
      .message;
    await app.call('deleteMessage', { jar: person.jar, body: { id: deleted.id } });
    const { bytes, files, data } = await open(person, await make(person));
    const whole = Object.values(files)
      .map((file) => Buffer.from(file).toString('latin1'))
      .join('\n');
    const { password_hash: hash } = await app.db
      .selectFrom('members')
      .select('password_hash')
      .where('id', '=', person.user.id)
      .executeTakeFirstOrThrow();
    for (const secret of [
      hash,
      person.jar.cookies.get('session') ?? hash,
      friend.email,
      theirs.id,
      'Regretted',
    ])
      expect(whole).not.toContain(secret);
    expect(bytes.byteLength).toBeGreaterThan(0);
    expect(data.conversations[0]?.messages.filter(({ type }) => type === 'photo')).toMatchObject([
      { sender: 'other', photo: null },
    ]);

    // Who is gone is named no more, and who blocks takes the conversation along.
    await app.call('deleteUser', { jar: friend.jar, address: friend.address, body: { password: PASSWORD } });
    const blocker = await premiumPerson(app);
    await say(app, blocker, { profile_id: person.user.id, text: 'Goodbye' });
    await block(blocker, person);
    const { data: later } = await open(person, await make(person));
    expect(later.conversations.map((conversation) => conversation.with)).toEqual([null]);
  });

  it('runs nothing that somebody wrote, and is in the member’s language', async () => {
    const [person, friend] = [await premiumPerson(app), await activePerson(app)];
    await app.call('updateUser', { jar: person.jar, body: { language: 'de' } });
    await say(app, friend, { profile_id: person.user.id, text: '<script>alert(1)</script>"><img src=x>' });
    const { textOf } = await open(person, await make(person));
    const page = textOf('conversations/0001.html');
    expect(page).not.toMatch(/<script|<img src=x/);
    expect(page).toContain('&lt;script&gt;');
    expect(page).toContain("script-src 'none'");
    expect(textOf('index.html')).toMatch(/<html lang="de">[^]*E-Mail-Adresse/);
  });
});

describe('asking for a copy', () => {
  it('takes the password', async () => {
    const person = await activePerson(app);
    expect((await ask(person, 'another one')).error.code).toBe('password_wrong');
    expect(await find(person)).toBeNull();
  });

  it('makes one copy for two presses, and mails once that it is ready', async () => {
    const person = await activePerson(app);
    const answers = await Promise.all([ask(person), ask(person)]);
    expect(answers.map(({ result }) => result.export.state)).toEqual(['making', 'making']);
    expect((await find(person))?.state).toBe('making');
    await app.runJobs();
    const made = await find(person);
    expect(made).toMatchObject({ state: 'ready', archive: { until: expect.any(String) as string } });
    const mails = (await app.mails(person.email)).filter(({ kind }) => kind === 'export_ready');
    expect(mails.map(({ links }) => links[0])).toEqual([expect.stringMatching(/\/settings\/export$/)]);
  });

  it('mails nothing to an address that nobody confirmed', async () => {
    const person = await signUpPerson(app);
    await make(person);
    expect((await find(person))?.state).toBe('ready');
    expect((await app.mails(person.email)).map(({ kind }) => kind)).not.toContain('export_ready');
  });

  it('replaces the last one, four times a day', async () => {
    const person = await activePerson(app);
    const before = (await stored()).length;
    const first = await make(person);
    await make(person);
    await make(person);
    const last = await make(person);
    expect((await ask(person)).error.code).toBe('too_many_requests');
    await app.runJobs();
    expect((await app.fetch(first, { jar: person.jar })).status).toBe(404);
    expect((await app.fetch(last, { jar: person.jar })).status).toBe(200);
    expect((await stored()).length).toBe(before + 1);
    app.clock.advance(DAY);
    expect((await ask(person)).status).toBe(200);
    await app.runJobs();
  });

  it('says after an hour that it failed, and makes another one then', async () => {
    const person = await activePerson(app);
    const put = vi.spyOn(app.context.storage, 'put').mockRejectedValue(new Error('The disk is full'));
    await ask(person);
    await app.runJobs();
    expect((await find(person))?.state).toBe('making');
    app.clock.advance(HOUR);
    expect((await find(person))?.state).toBe('failed');
    put.mockRestore();
    const path = await make(person);
    expect((await open(person, path)).data.account.email).toBe(person.email);
  });
});

describe('a download', () => {
  const copied = async (): Promise<{ person: Person; path: string }> => {
    const person = await activePerson(app);
    return { person, path: await make(person) };
  };

  it('is a file that nothing stores', async () => {
    const { person, path } = await copied();
    const { response, bytes } = await open(person, path);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(bytes.byteLength),
      'content-disposition': expect.stringMatching(
        /^attachment; filename="data-\d{4}-\d\d-\d\d\.zip"$/,
      ) as string,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    const head = await app.fetch(path, { jar: person.jar, method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.byteLength)]);
  });

  it('is for its member alone', async () => {
    const { path } = await copied();
    const other = await activePerson(app);
    expect((await app.fetch(path, { jar: other.jar })).status).toBe(404);
    await make(other);
    expect((await app.fetch(path, { jar: other.jar })).status).toBe(404);
    const visitor = await app.fetch(path);
    expect([visitor.status, visitor.headers.get('location')]).toEqual([303, '/settings/export']);
    expect((await app.fetch(path, { method: 'POST', jar: other.jar })).status).toBe(405);
  });

  it('works for seven days, then its files are deleted', async () => {
    const { person, path } = await copied();
    const before = (await stored()).length;
    app.clock.advance(7 * DAY - 1);
    const jar = new CookieJar();
    await logInAs(app, { email: person.email, jar });
    expect((await app.fetch(path, { jar })).status).toBe(200);
    app.clock.advance(1);
    expect((await app.fetch(path, { jar })).status).toBe(404);
    expect(await find({ ...person, jar })).toBeNull();
    await housekeep();
    expect((await stored()).length).toBeLessThan(before);
  });

  it('ends with the account', async () => {
    const { person, path } = await copied();
    await app.call('deleteUser', { jar: person.jar, address: person.address, body: { password: PASSWORD } });
    expect((await app.fetch(path, { jar: person.jar })).status).toBe(303);
    app.clock.advance(14 * DAY);
    await housekeep();
    const left = await sql<{
      id: string;
    }>`select id from data_exports where member_id = ${person.user.id}`.execute(app.db);
    expect(left.rows).toEqual([]);
  });
});
