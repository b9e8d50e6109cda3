import { SECURITY_EVENTS_KEPT_DAYS } from '@vela/domain/safety';
import { DAY, MINUTE } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../src/core/log';
import { createOperator } from '../src/operators/create-operator';
import { pruneSecurityEvents } from '../src/security/prune-security-events';
import { DEFAULT_SITE_ID } from '../src/sites/ensure-default-site';
import { buy, callWebhook, order, orderBody, reportPayment } from './support/buying';
import { createTestApp, type TestApp } from './support/create-test-app';
import {
  activePerson,
  freshAddress,
  logInAs,
  mailedToken,
  PASSWORD,
  pastWelcome,
  signUpPerson,
} from './support/people';

const lines: string[] = [];
const log = createLogger({ level: 'info', destination: { write: (line) => void lines.push(line) } });
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ log });
});
afterAll(() => app.close());

const WRONG = 'not the right password';
const rows = () => app.db.selectFrom('security_events').selectAll().orderBy('at').orderBy('id').execute();

/** The kinds that were written down meanwhile, in the table and, the very same, in the log. */
async function kindsOf(work: () => Promise<unknown>): Promise<string[]> {
  const [before, firstLine] = [await rows(), lines.length];
  await work();
  const known = new Set(before.map(({ id }) => id));
  const kinds = (await rows()).filter(({ id }) => !known.has(id)).map(({ kind }) => kind as string);
  const logged = lines
    .slice(firstLine)
    .map((line) => JSON.parse(line) as { security?: string })
    .flatMap(({ security }) => security ?? []);
  expect(logged.toSorted()).toEqual(kinds.toSorted());
  return kinds.toSorted();
}

describe('what happens to an account is written down', () => {
  it('an activation, with a new password or without', async () => {
    const [own, other] = [await signUpPerson(app), await signUpPerson(app)];
    const token = await mailedToken(app, own.email);
    expect(await kindsOf(() => app.call('activate', { body: { token }, jar: own.jar }))).toEqual([
      'activation',
    ]);
    const body = { token: await mailedToken(app, other.email), new_password: 'the words of the owner' };
    expect(await kindsOf(() => app.call('activate', { body, address: freshAddress() }))).toEqual([
      'activation',
      'password_reset',
    ]);
  });

  it('logging in, in a browser that is known and in one that is not, and logging out', async () => {
    const { email, jar } = await activePerson(app);
    expect(await kindsOf(() => app.call('logOut', { jar }))).toEqual(['logout']);
    expect(await kindsOf(() => logInAs(app, { email, jar }))).toEqual(['login']);
    expect(await kindsOf(() => logInAs(app, { email }))).toEqual(['login', 'new_browser']);
    expect(await kindsOf(() => app.call('logOut'))).toEqual([]);
  });

  it('a wrong password, once a minute for an account and a network, and the block it ends in', async () => {
    const { email } = await activePerson(app);
    const address = freshAddress();
    const fail = (times: number, from = address) =>
      kindsOf(async () => {
        for (let count = 0; count < times; count += 1)
          await logInAs(app, { email, address: from, password: WRONG });
      });
    expect(await fail(4)).toEqual(['login_failed']);
    expect(await fail(1, freshAddress())).toEqual(['login_failed']);
    app.clock.advance(MINUTE);
    expect(await fail(3)).toEqual(['lockout', 'login_failed']);
    app.clock.advance(MINUTE);
    expect(await fail(1)).toEqual([]);
    const nobody = () => logInAs(app, { email: 'nobody@example.com', password: WRONG });
    expect(await kindsOf(nobody)).toEqual(['login_failed']);
  });

  it('a new password, by the old one and by a link', async () => {
    const { email, jar, address } = await activePerson(app);
    const password = 'another long password';
    const change = { old_password: PASSWORD, password, password_repeat: password };
    expect(await kindsOf(() => app.call('changePassword', { body: change, jar }))).toEqual([
      'password_changed',
    ]);
    await app.call('requestPasswordReset', { body: { email }, address });
    const token = await mailedToken(app, email, 'password_reset');
    const body = { token, password: PASSWORD, password_repeat: PASSWORD };
    expect(await kindsOf(() => app.call('resetPassword', { body, address }))).toEqual(['password_reset']);
  });

  it('another address, and the old one put back', async () => {
    const { email, jar } = await activePerson(app);
    const changed = { email: 'another-address@example.com', password: PASSWORD };
    await app.call('requestMailChange', { body: changed, jar });
    const token = await mailedToken(app, changed.email, 'mail_change');
    expect(await kindsOf(() => app.call('confirmMailChange', { body: { token }, jar }))).toEqual([
      'email_changed',
    ]);
    const undo = await mailedToken(app, email, 'mail_change_undo');
    expect(await kindsOf(() => app.call('useToken', { body: { token: undo } }))).toEqual(['email_changed']);
  });

  it('a block and a report', async () => {
    const [{ jar, address }, other] = [await activePerson(app), await activePerson(app)];
    const body = { profile_id: other.user.id };
    const report = { ...body, reason: 'fake', text: '' } as const;
    expect(await kindsOf(() => app.call('reportMember', { body: report, jar, address }))).toEqual(['report']);
    expect(await kindsOf(() => app.call('blockMember', { body, jar }))).toEqual(['block']);
  });

  it('a package that is ordered again with the stored method', async () => {
    const { jar } = await pastWelcome(app);
    const made = await order(app, jar, { paymentmethod: 'creditcard' });
    await reportPayment(app, made.result.payment_id, { outcome: 'paid', card: 'accepts' });
    const body = { client_id: orderBody().client_id, password: PASSWORD };
    expect(await kindsOf(() => app.call('repeatOrder', { body, jar }))).toEqual(['repeat_order']);
  });

  it.each([
    ['a payment that is reversed after its refund', true, ['reversal_after_refund']],
    ['no payment that is reversed before its refund is sent', false, []],
  ])('%s', async (_, isSent, kinds) => {
    const { jar } = await pastWelcome(app);
    const paymentId = await buy(app, jar, { paymentmethod: 'sepa_direct_debit' });
    await app.call('returnCredits', { jar, body: {} });
    if (isSent) await app.runJobs();
    const firstLine = lines.length;
    expect(await kindsOf(() => callWebhook(app, paymentId, { outcome: 'reversed' }))).toEqual(kinds);
    const claim = `"payment":"${paymentId}","amount":1200,"currency":"EUR"`;
    expect(lines.slice(firstLine).some((line) => line.includes(claim))).toBe(isSent);
    const again = await order(app, jar, { paymentmethod: 'sepa_direct_debit' });
    expect(again.error.code).toBe('directdebit_blocked');
  });

  it('a new operator', async () => {
    const { email } = await activePerson(app);
    const operator = { siteId: DEFAULT_SITE_ID, email, role: 'admin' } as const;
    expect(await kindsOf(() => createOperator(app.context, operator))).toEqual(['operator']);
  });
});

describe('what is written down', () => {
  it('says that it was the same member and network, and names neither', async () => {
    const person = await activePerson(app, { name: 'Telltale' });
    const address = '203.0.113.77';
    const [known, firstLine] = [await rows(), lines.length];
    await logInAs(app, { email: person.email, address, password: WRONG });
    await logInAs(app, { email: person.email, address });
    const ids = new Set(known.map(({ id }) => id));
    const written = (await rows()).filter(({ id }) => !ids.has(id));
    expect(written).toHaveLength(3);
    for (const key of ['member_key', 'network_key'] as const) {
      const keys = new Set(written.map((row) => row[key]));
      expect([...keys]).toEqual([expect.stringMatching(/^[\w-]{22}$/)]);
    }
    const logged = lines.slice(firstLine).filter((line) => line.includes('"security"'));
    expect(logged).toHaveLength(3);
    const all = JSON.stringify(written) + logged.join('');
    const secrets = [person.user.id, person.email, person.email.split('@')[0] ?? '?', 'Telltale', address];
    expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
    expect(app.context.fingerprint(`member ${person.user.id}`)).not.toBe(written[0]?.member_key);
  });

  it('is stored for 90 days, to the millisecond', async () => {
    await activePerson(app);
    const before = (await rows()).length;
    const [oldest] = await rows();
    const age = app.clock.now().getTime() - (oldest?.at.getTime() ?? 0);
    app.clock.advance(SECURITY_EVENTS_KEPT_DAYS * DAY - age);
    await pruneSecurityEvents(app.context);
    expect(await rows()).toHaveLength(before);
    app.clock.advance(1);
    await pruneSecurityEvents(app.context);
    expect((await rows()).length).toBeLessThan(before);
    app.clock.advance(DAY);
    await pruneSecurityEvents(app.context);
    expect(await rows()).toEqual([]);
  });
});
