import { readdir } from 'node:fs/promises';
import { DAY } from '@vela/domain/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../src/core/log';
import { deleteEndedWindows } from '../src/http/rate-limit';
import { eraseAccount } from '../src/erasure/erase-account';
import { callWebhook, order } from './support/buying';
import { busyPerson } from './support/busy-person';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { exportActs } from './support/exporting';
import { meetingIn } from './support/meeting';
import { activePerson, freshAddress, logInAs, PASSWORD, type Person, signUpPerson } from './support/people';
import { tablesWith } from './support/tables-with';
import { chatsOf, clientId, premiumPerson, say } from './support/talk';

const lines: string[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    storesMails: true,
    push: { send: async () => 'sent' },
    log: createLogger({ level: 'debug', destination: { write: (line) => void lines.push(line) } }),
  });
});
afterAll(() => app.close());

const { profileOf } = meetingIn(() => app);
const exportsOf = exportActs(() => app);

const remove = ({ jar, address }: Person) =>
  app.call('deleteUser', { jar, address, body: { password: PASSWORD } });
const housekeep = async () => {
  await app.context.jobs.add(app.db, 'housekeeping', {});
  await app.runJobs();
  // The jobs that it added.
  await app.runJobs();
};
/** The counters of the last hours are deleted as ever; no account is erased. */
const housekeepButErase = () => deleteEndedWindows(app.db, app.clock.now());
const eraseAfter = async (person: Person) => {
  await remove(person);
  app.clock.advance(14 * DAY);
  await housekeep();
};

describe('the erasing job', () => {
  it('leaves nothing of the person in any table, file or line of the log', async () => {
    const { person, friend, blocker, keys, photos, payments } = await busyPerson(app);
    await exportsOf.make(person);
    // From an address that the account doesn't have.
    await app.call('sendComplaint', {
      jar: person.jar,
      address: freshAddress(),
      body: { email: 'mail@xanadu.example', subject: 'Once more', text: 'Another complaint.' },
    });
    const { id } = person.user;
    const marks = [
      id,
      'zebulon',
      'quagga',
      'Xanadu',
      ...keys,
      ...photos.map((photo) => photo.id),
      ...['session', 'device'].map((name) => person.jar.cookies.get(name) ?? name),
    ];
    const before = await tablesWith(app, marks);
    expect(before).toEqual(
      expect.arrayContaining(
        [
          'members',
          'profiles',
          'photos',
          'likes',
          'conversations',
          'messages',
          'blocks',
          'complaints',
          'sent_mails',
          'passkeys',
          'push_subscriptions',
          'data_exports',
          'mails',
        ].map((name) => `public.${name}`),
      ),
    );
    const paths = photos.map(({ filename }) => filename ?? '');
    const filesOf = async () => {
      const names = await readdir(app.config.dataDir, { recursive: true });
      return photos.filter(({ id: photoId }) => names.some((name) => name.includes(photoId)));
    };
    expect(await filesOf()).toHaveLength(photos.length);
    expect(await exportsOf.stored()).toHaveLength(1);
    await remove(person);
    // Events are stored for three days, by the database's own time.
    await sql`update member_events set created_at = created_at - interval '14 days'`.execute(app.db);
    app.clock.advance(14 * DAY);
    await housekeep();
    // A finished job is deleted within hours.
    await sql`delete from jobs.job where completed_on is not null`.execute(app.db);
    expect(await tablesWith(app, marks)).toEqual([]);
    expect(
      lines.filter((line) => marks.some((mark) => line.toLowerCase().includes(mark.toLowerCase()))),
    ).toEqual([]);
    expect([...(await filesOf()), ...(await exportsOf.stored())]).toEqual([]);
    for (const path of paths) expect((await app.fetch(path, { jar: friend.jar })).status).toBe(404);

    // Who received something keeps the words.
    const texts = await app.db
      .selectFrom('messages')
      .innerJoin('conversation_members as own', 'own.conversation_id', 'messages.conversation_id')
      .select(['messages.text', 'messages.type', 'messages.photo_id'])
      .where('own.member_id', '=', friend.user.id)
      .where('messages.type', '<>', 'system')
      .orderBy('messages.seq')
      .execute();
    expect(texts).toEqual([
      { text: 'We met at the pier.', type: 'text', photo_id: null },
      { text: 'So we did.', type: 'text', photo_id: null },
      { text: null, type: 'photo', photo_id: null },
    ]);

    // The books stay whole, under one reference that names nobody.
    const orders = await app.db.selectFrom('orders').select(['payment_id', 'member_id', 'status']).execute();
    expect(orders.map(({ payment_id: payment, status }) => [payment, status])).toEqual(
      expect.arrayContaining([
        [payments.paid, 'completed'],
        [payments.card, 'completed'],
        [payments.unpaid, 'cancelled'],
      ]),
    );
    const refs = new Set(orders.map(({ member_id: ref }) => ref));
    expect(refs.size).toBe(1);
    const [ref = ''] = refs;
    const ledger = await app.db
      .selectFrom('credit_ledger')
      .select('seq')
      .where('member_id', '=', ref)
      .execute();
    expect(ledger.length).toBeGreaterThan(3);

    // The block holds for an account that is made with the address again.
    const again = await activePerson(app, { email: 'Zebulon.Quark@example.com', name: 'Zeb again' });
    expect((await profileOf(again, blocker)).error.code).not.toBe(undefined);
    const blocks = await app.db
      .selectFrom('blocks')
      .select('blocker_id')
      .where('blocked_id', '=', again.user.id)
      .execute();
    expect(blocks).toEqual([{ blocker_id: blocker.user.id }]);
  });

  it('leaves what others wrote from an address that the account never confirmed', async () => {
    const email = 'quincy.owner@example.com';
    await app.call('sendComplaint', {
      jar: new CookieJar(),
      address: freshAddress(),
      body: { email, subject: 'Photos', text: 'Somebody uses mine.' },
    });
    await app.context.jobs.add(app.db, 'mail.send', {
      id: 'reset-of-owner',
      kind: 'password_reset',
      siteId: 'vela',
      to: email,
      locale: 'en',
      linkId: 'l1',
    });
    const stranger = await signUpPerson(app, { email });
    await remove(stranger);
    await eraseAccount(app.context, { memberId: stranger.user.id });
    // The job that was added names it, and is done.
    expect((await tablesWith(app, [stranger.user.id])).filter((name) => !name.startsWith('jobs.'))).toEqual(
      [],
    );
    const kept = await app.db.selectFrom('complaints').select('subject').where('email', '=', email).execute();
    expect(kept).toEqual([{ subject: 'Photos' }]);
    const { rows } = await sql<{ kind: string }>`
      select data ->> 'kind' as kind from jobs.job where name = 'mail.send' and data ->> 'to' = ${email}`.execute(
      app.db,
    );
    expect(rows.map(({ kind }) => kind)).toContain('password_reset');
    expect(rows.map(({ kind }) => kind)).not.toContain('activation');
  });

  it('sends the money back that is paid for an order of the person', async () => {
    const person = await activePerson(app);
    const { payment_id: paymentId } = (await order(app, person.jar)).result;
    await eraseAfter(person);
    expect((await callWebhook(app, paymentId, { outcome: 'paid' })).status).toBe(200);
    const refund = await app.db
      .selectFrom('refunds')
      .select(['amount', 'member_id'])
      .where('payment_id', '=', paymentId)
      .executeTakeFirstOrThrow();
    expect(refund.amount).toBeGreaterThan(0);
    expect(refund.member_id).not.toBe(person.user.id);
  });

  it.each([
    ['signups', 'signup_member_id'],
    ['reports', 'reporter_id'],
    ['complaints', 'member_id'],
  ])('finds what names a member in %s by an index', async (table, column) => {
    const plan = await app.db.transaction().execute(async (tx) => {
      // A table of a few rows is read whole.
      await sql`set local enable_seqscan = off`.execute(tx);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select from ${sql.table(table)} where ${sql.ref(column)} = 'somebody'`.execute(tx);
      return rows.map((row) => row['QUERY PLAN']).join(' ');
    });
    expect(plan).toContain('Index Cond');
  });

  it('leaves many reports of the person, whose own words in them name nobody', async () => {
    const [person, other] = [await premiumPerson(app), await activePerson(app)];
    await say(app, person, { profile_id: other.user.id, text: 'leave me alone' });
    const body = { profile_id: other.user.id, reason: 'harassment', text: '' } as const;
    const { reference } = (await app.call('reportMember', { jar: person.jar, body })).result;
    await sql`
      insert into reports (id, reference, site_id, reporter_id, subject_kind, subject_id, reason, text, evidence, created_at)
      select id || number, reference || number, site_id, reporter_id, subject_kind, subject_id, reason, text, evidence, created_at
      from reports, generate_series(1, 44) as number where reference = ${reference}`.execute(app.db);
    await eraseAfter(person);
    const rows = await app.db
      .selectFrom('reports')
      .select(['reporter_id', 'evidence'])
      .where('reference', 'like', `${reference}%`)
      .execute();
    expect(rows).toHaveLength(45);
    for (const { reporter_id: reporterId, evidence } of rows) {
      expect(reporterId).toBeNull();
      expect(JSON.stringify(evidence)).toContain('leave me alone');
      expect(JSON.stringify(evidence)).not.toContain(person.user.id);
    }
  });

  it('waits for the day, and not for an account that has come back', async () => {
    const [waiting, back] = [await activePerson(app), await activePerson(app)];
    await remove(waiting);
    await remove(back);
    app.clock.advance(14 * DAY - 1);
    await logInAs(app, { email: back.email, jar: new CookieJar(), reactivate: true });
    await housekeep();
    expect(await tablesWith(app, [waiting.user.id])).toContain('public.members');
    app.clock.advance(1);
    // A job for either, as if both had been due.
    for (const { user } of [waiting, back]) await eraseAccount(app.context, { memberId: user.id });
    expect(await tablesWith(app, [waiting.user.id])).toEqual([]);
    expect(await tablesWith(app, [back.user.id])).toContain('public.members');
  });

  it('goes on where it was cut short, and does nothing the second time', async () => {
    const person = await premiumPerson(app);
    const others = [await activePerson(app), await activePerson(app), await activePerson(app)];
    for (const { user } of others) await say(app, person, { profile_id: user.id, text: 'goodbye' });
    await remove(person);
    app.clock.advance(14 * DAY);
    const { jobs } = app.context;
    const cut = { ...jobs, deleteNaming: () => Promise.reject(new Error('the power is gone')) };
    const memberId = person.user.id;
    await housekeepButErase();
    await expect(eraseAccount({ ...app.context, jobs: cut }, { memberId })).rejects.toThrow(
      'the power is gone',
    );
    expect(await tablesWith(app, [memberId])).toContain('public.members');
    expect(await tablesWith(app, [memberId])).not.toContain('public.messages');
    await eraseAccount(app.context, { memberId });
    expect(await tablesWith(app, [memberId])).toEqual([]);
    await eraseAccount(app.context, { memberId });
    for (const { user } of others) {
      const { rows } = await sql<{ text: string }>`
        select messages.text from messages join conversation_members own using (conversation_id)
        where own.member_id = ${user.id} and messages.text = 'goodbye'`.execute(app.db);
      expect(rows).toHaveLength(1);
    }
  });

  it('leaves the conversation to the other, with a member who is nobody', async () => {
    const [person, other] = [await premiumPerson(app), await premiumPerson(app)];
    await say(app, person, { profile_id: other.user.id, text: 'I have to go.' });
    await say(app, other, { profile_id: person.user.id, text: 'Farewell.' });
    await say(app, person, { profile_id: other.user.id, text: 'Farewell, you too.' });
    await remove(person);
    expect((await chatsOf(app, other)).chats).toEqual([]);
    app.clock.advance(14 * DAY);
    await housekeep();

    const { chats, num_unread_messages: unread } = await chatsOf(app, other);
    expect(chats).toMatchObject([{ profile: null, num_unread_messages: 2, typing: false }]);
    expect(unread).toBe(2);
    const { id } = chats[0]?.conversation ?? { id: '' };
    const read = async () => (await app.call('getConversation', { jar: other.jar, query: { id } })).result;
    const { profile, messages } = await read();
    expect(profile).toBeNull();
    expect(messages.map(({ sender, text }) => [sender, text])).toEqual([
      ['other', 'Farewell, you too.'],
      ['me', 'Farewell.'],
      ['other', 'I have to go.'],
    ]);
    expect((await app.call('markConversationRead', { jar: other.jar, body: { id } })).status).toBe(200);
    expect((await chatsOf(app, other)).num_unread_messages).toBe(0);
    const answer = await app.call('sendMessage', {
      jar: other.jar,
      body: { client_id: clientId(), conversation_id: id, type: 'text', text: 'Are you there?' },
    });
    expect([answer.status, answer.error.code]).toEqual([404, 'not_found']);
    const stranger = await activePerson(app);
    expect((await app.call('getConversation', { jar: stranger.jar, query: { id } })).status).toBe(404);
    await app.call('deleteConversation', { jar: other.jar, body: { id } });
    expect((await chatsOf(app, other)).chats).toEqual([]);
  });

  it('deletes what the other no longer sees', async () => {
    const [person, other] = [await premiumPerson(app), await activePerson(app)];
    await say(app, person, { profile_id: other.user.id, text: 'read and deleted' });
    await app.call('deleteConversation', { jar: other.jar, body: { profile_id: person.user.id } });
    await eraseAfter(person);
    expect(await tablesWith(app, ['read and deleted'])).toEqual([]);
  });
});
