import { SECOND } from '@vela/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../src/commands';
import { readConfig } from '../src/config';
import { createTestApp, type TestApp } from './support/create-test-app';
import { idOf } from './support/liking';
import { activePerson, freshAddress, signUpPerson, type Person } from './support/people';

let app: TestApp;
let reporter: Person;
let other: Person;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  reporter = await activePerson(app);
  other = await activePerson(app, { visitors_may_see: true });
});

async function run(...args: string[]): Promise<string[]> {
  const said: string[] = [];
  await runCommand(['report', ...args], {
    readConfig: () =>
      readConfig({ DATABASE_URL: app.databaseUrl, DATA_DIR: app.config.dataDir, LOG_LEVEL: 'silent' }),
    async *readInput() {},
    say: (text) => said.push(text),
  });
  return said;
}

async function report(by: Person | null = reporter): Promise<string> {
  const { result } = await app.call('reportMember', {
    ...(by && { jar: by.jar }),
    address: freshAddress(),
    body: { profile_id: idOf(other), reason: 'meeting', text: '' },
  });
  return result.reference;
}

const listed = async (by = reporter) => (await app.call('listReports', { jar: by.jar })).result.reports;

const decisionsTo = async ({ email }: Person) =>
  (await app.mails(email)).filter(({ kind }) => kind === 'report_decided');

const events = async () =>
  app.db.selectFrom('security_events').selectAll().where('kind', '=', 'report_decided').execute();

describe('report list', () => {
  it('has the open ones, the oldest first, with what they are about', async () => {
    const first = await report();
    // Two of one moment have no order.
    app.clock.advance(SECOND);
    const second = await report(null);
    const lines = await run('list');
    const mine = lines.filter((line) => line.includes(idOf(other)));
    expect(mine.map((line) => line.split('  ').slice(1))).toEqual(
      [first, second].map((reference) => [reference, 'vela', 'meeting', 'profile', idOf(other)]),
    );
    await run('decide', first, 'acted');
    expect((await run('list')).filter((line) => line.includes(first))).toEqual([]);
  });
});

describe('report decide', () => {
  it.each([
    ['acted', 'We took action'],
    ['no_action', 'We found nothing against our rules'],
  ] as const)('stores that it is %s, and says so to the one who reported', async (outcome, words) => {
    const reference = await report();
    const before = (await events()).length;
    expect(await run('decide', reference, outcome)).toEqual([`Report ${reference} is decided: ${outcome}.`]);
    expect(await listed()).toMatchObject([{ reference, state: outcome, decided_at: expect.any(String) }]);
    const mails = await decisionsTo(reporter);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe(`Our decision on your report ${reference}`);
    expect(mails[0]?.text).toContain(words);
    // The way to object, and how long it is open.
    expect(mails[0]?.links).toEqual(['http://localhost:3000/complaints']);
    expect(mails[0]?.text).toContain('within six months');
    expect(mails[0]?.text).not.toContain(other.name);
    expect(await decisionsTo(other)).toEqual([]);
    expect((await events()).length).toBe(before + 1);
  });

  it('is done once, also by two at once', async () => {
    const reference = await report();
    await run('decide', reference, 'acted');
    await expect(run('decide', reference, 'no_action')).rejects.toThrow('It is decided already: acted.');
    expect(await listed()).toMatchObject([{ state: 'acted' }]);
    const second = await report();
    const results = await Promise.allSettled([
      run('decide', second, 'acted'),
      run('decide', second, 'no_action'),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await decisionsTo(reporter)).length).toBe(2);
  });

  it('mails no address that was never confirmed', async () => {
    const stranger = await signUpPerson(app);
    const reference = await report(stranger);
    await run('decide', reference, 'acted');
    expect(await decisionsTo(stranger)).toEqual([]);
    expect(await listed(stranger)).toMatchObject([{ state: 'acted' }]);
  });

  it('needs nobody to mail: of a visitor, or a member who is gone', async () => {
    const [of, gone] = [await report(null), await report()];
    await app.db.updateTable('reports').set({ reporter_id: null }).where('reference', '=', gone).execute();
    for (const reference of [of, gone]) expect(await run('decide', reference, 'no_action')).toHaveLength(1);
    expect(await decisionsTo(reporter)).toEqual([]);
  });

  it('comes to a member who has stopped the news, as it isn’t any', async () => {
    const reference = await report();
    await app.db
      .updateTable('members')
      .set({ notifications_disabled: ['listunsubscribe'] })
      .where('id', '=', idOf(reporter))
      .execute();
    await run('decide', reference, 'acted');
    expect(await decisionsTo(reporter)).toHaveLength(1);
  });

  it.each([
    [[], 'Say the reference of a report, and acted or no_action.'],
    [['R123456789'], 'Say the reference'],
    [['R123456789', 'maybe'], 'Say the reference'],
    [['R123456789', 'acted'], 'No report has this reference.'],
  ])('refuses %j', async (args, sentence) => {
    await expect(run('decide', ...args)).rejects.toThrow(sentence);
  });
});
