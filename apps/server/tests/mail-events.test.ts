import { HOUR, MINUTE } from '@vela/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/create-test-app';
import { idOf } from './support/liking';
import {
  countOf,
  disabledOf,
  GENERIC_SECRET,
  genericEvent,
  messageIdOf,
  postGeneric,
  sendTo,
  sentTo,
} from './support/mail-events';
import { activePerson, mailedToken, PASSWORD, signUpPerson, type Person } from './support/people';

let app: TestApp;
let anna: Person;
beforeAll(async () => {
  app = await createTestApp({ env: { MAIL_EVENTS_SECRET: GENERIC_SECRET } });
});
afterAll(() => app.close());
beforeEach(async () => {
  anna = await activePerson(app);
  app.clock.advance(MINUTE);
});

const disabled = () => disabledOf(app, idOf(anna));
const report = async (...events: Parameters<typeof genericEvent>[0][]) => {
  const response = await postGeneric(app, { events: events.map((event) => genericEvent(event)) });
  expect([response.status, await response.json()]).toEqual([200, {}]);
};
/** Sends a mail and reports something of it. */
const sendAndReport = async (event: Parameters<typeof genericEvent>[0]) => {
  app.clock.advance(MINUTE);
  const id = await sendTo(app, anna);
  await report({ ...event, message_id: messageIdOf(app.context, id) });
};

describe('a report of a mail', () => {
  it.each([
    [{ bounce: 'hard' }, ['bounce']],
    [{ bounce: undefined, status: '5.1.1' }, ['bounce']],
    [{ type: 'complaint' }, ['fbl']],
    [{ type: 'unsubscribe' }, ['listunsubscribe']],
    [{ bounce: 'soft' }, []],
    [{ bounce: undefined }, []],
    [{ bounce: undefined, status: '2.0.0' }, []],
    [{ bounce: undefined, status: '5.7.1' }, []],
    [{ type: 'delivery' }, []],
  ])('%j sets %j', async (event, reasons) => {
    await sendAndReport(event as Parameters<typeof genericEvent>[0]);
    expect(await disabled()).toEqual(reasons);
  });

  it('is shown to the member, whose pages load it again', async () => {
    const before = await app.db
      .selectFrom('member_events')
      .selectAll()
      .where('member_id', '=', idOf(anna))
      .execute();
    await sendAndReport({ bounce: 'hard' });
    const { result } = await app.call('getNotifications', { jar: anna.jar });
    expect(result.notifications_disabled).toEqual(['bounce']);
    const after = await app.db
      .selectFrom('member_events')
      .selectAll()
      .where('member_id', '=', idOf(anna))
      .execute();
    expect(after.slice(before.length).map(({ name }) => name)).toEqual(['user']);
  });

  it('finds the last mail to an address where it names none', async () => {
    await sendTo(app, anna);
    await report({ recipient: `  ${anna.email.toUpperCase()} ` });
    expect(await disabled()).toEqual(['bounce']);
  });

  it('counts once, however often it comes, and again for another event', async () => {
    const id = await sendTo(app, anna);
    const event = genericEvent({ type: 'complaint', message_id: messageIdOf(app.context, id) });
    const repeated = { source: 'generic', kind: 'complaint', result: 'repeated' } as const;
    const before = await countOf(app, repeated);
    for (let time = 0; time < 3; time += 1) await postGeneric(app, { events: [event] });
    expect(await disabled()).toEqual(['fbl']);
    expect(await countOf(app, repeated)).toBe(before + 2);
    // The member's press brings mails back, and the same report doesn't stop them again.
    await app.call('updateNotifications', { jar: anna.jar, body: { mails: true } });
    await postGeneric(app, { events: [event] });
    await report({ type: 'complaint', message_id: messageIdOf(app.context, id) });
    expect(await disabled()).toEqual([]);
    await sendAndReport({ type: 'complaint' });
    expect(await disabled()).toEqual(['fbl']);
  });

  it('counts once of many that come at the same time', async () => {
    const id = await sendTo(app, anna);
    const event = genericEvent({ message_id: messageIdOf(app.context, id) });
    const applied = { source: 'generic', kind: 'hard', result: 'applied' } as const;
    const before = await countOf(app, applied);
    const answers = await Promise.all([1, 2, 3, 4].map(() => postGeneric(app, { events: [event] })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await countOf(app, applied)).toBe(before + 1);
    expect(await disabled()).toEqual(['bounce']);
  });

  it('of an address without an account is answered like any other, and counted', async () => {
    const unknown = { source: 'generic', kind: 'hard', result: 'unknown' } as const;
    const before = await countOf(app, unknown);
    await report({ recipient: 'nobody@example.com' });
    await report({ recipient: 'no address at all' });
    await report({ message_id: messageIdOf(app.context, app.context.random.id()) });
    await report({});
    expect(await countOf(app, unknown)).toBe(before + 4);
  });

  it('whose Message-ID was made up names nothing', async () => {
    const id = await sendTo(app, anna);
    await report(
      { message_id: `<${id}@vela.example>` },
      { message_id: `<${id}.${'0'.repeat(16)}@vela.example>` },
    );
    expect(await disabled()).toEqual([]);
  });
});

describe('soft bounces', () => {
  it('stop mails at the fifth in a row', async () => {
    for (let count = 1; count <= 5; count += 1) {
      expect(await disabled()).toEqual([]);
      await sendAndReport({ bounce: 'soft' });
    }
    expect(await disabled()).toEqual(['bounce']);
  });

  it('begin again after a mail that arrived', async () => {
    for (let count = 0; count < 4; count += 1) await sendAndReport({ bounce: 'soft' });
    await sendAndReport({ type: 'delivery' });
    for (let count = 0; count < 4; count += 1) await sendAndReport({ bounce: 'soft' });
    expect(await disabled()).toEqual([]);
    await sendAndReport({ bounce: 'soft' });
    expect(await disabled()).toEqual(['bounce']);
  });

  it('of one mail are one, and so it is where it was reported as arrived before', async () => {
    const id = await sendTo(app, anna);
    const message_id = messageIdOf(app.context, id);
    await report({ type: 'delivery', message_id });
    for (let count = 0; count < 6; count += 1) await report({ bounce: 'soft', message_id });
    expect(await disabled()).toEqual([]);
    const [last] = await sentTo(app, idOf(anna));
    expect(last?.outcome).toBe('soft');
  });

  it('begin again with a confirmed address', async () => {
    for (let count = 0; count < 5; count += 1) await sendAndReport({ bounce: 'soft' });
    await app.call('updateNotifications', { jar: anna.jar, body: { mails: true } });
    await app.call('useToken', { body: { token: await mailedToken(app, anna.email, 'address_check') } });
    expect(await disabled()).toEqual([]);
    for (let count = 0; count < 4; count += 1) await sendAndReport({ bounce: 'soft' });
    expect(await disabled()).toEqual([]);
  });
});

describe('a bounce', () => {
  it('of the address that a member has left stops nothing at the new one', async () => {
    const id = await sendTo(app, anna);
    const old = anna.email;
    const email = `new.${old}`;
    await app.call('requestMailChange', { jar: anna.jar, body: { email, password: PASSWORD } });
    await app.call('confirmMailChange', {
      jar: anna.jar,
      body: { token: await mailedToken(app, email, 'mail_change'), password: PASSWORD },
    });
    app.clock.advance(MINUTE);
    const outdated = { source: 'generic', kind: 'hard', result: 'outdated' } as const;
    const before = await countOf(app, outdated);
    await report({ message_id: messageIdOf(app.context, id) }, { recipient: old });
    expect(await countOf(app, outdated)).toBe(before + 2);
    expect(await disabled()).toEqual([]);
    // The new address bounces for itself.
    const fresh = await sendTo(app, { email });
    await report({ message_id: messageIdOf(app.context, fresh) });
    expect(await disabled()).toEqual(['bounce']);
  });

  it('of a mail from before the address was confirmed stops nothing', async () => {
    const person = await signUpPerson(app);
    const token = await mailedToken(app, person.email);
    const [activation] = await sentTo(app, person.user.id);
    app.clock.advance(HOUR);
    await app.call('activate', { jar: person.jar, address: person.address, body: { token } });
    await report({ message_id: messageIdOf(app.context, activation?.id ?? '') });
    expect(await disabledOf(app, person.user.id)).toEqual([]);
  });

  it('counts no more once its mail is forgotten', async () => {
    const id = await sendTo(app, anna);
    app.clock.advance(31 * 24 * HOUR);
    await report({ message_id: messageIdOf(app.context, id) });
    expect(await disabled()).toEqual([]);
    await app.context.jobs.add(app.db, 'housekeeping', {});
    await app.runJobs();
    expect(await sentTo(app, idOf(anna))).toEqual([]);
    expect(
      await app.db
        .selectFrom('mail_events')
        .select('mark')
        .where('received_at', '<', new Date(app.clock.now().getTime() - 30 * 24 * HOUR))
        .execute(),
    ).toEqual([]);
  });
});
