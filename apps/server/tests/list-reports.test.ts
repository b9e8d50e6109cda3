import { MOST_LISTED_REPORTS, REPORT_REASONS } from '@vela/domain/safety';
import { addMs, MINUTE } from '@vela/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/create-test-app';
import { idOf } from './support/liking';
import { meetingIn } from './support/meeting';
import { activePerson, freshAddress, type Person } from './support/people';
import { premiumPerson, say } from './support/talk';

let app: TestApp;
let reporter: Person;
let other: Person;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  reporter = await activePerson(app);
  other = await premiumPerson(app);
});

const { block, setMember, setProfile } = meetingIn(() => app);

const report = (subject: { profile_id: string } | { message_id: string }, by: Person | null = reporter) =>
  app.call('reportMember', {
    ...(by && { jar: by.jar }),
    address: freshAddress(),
    body: { ...subject, reason: 'harassment', text: 'In my words.' },
  });

const listed = async (by = reporter) => (await app.call('listReports', { jar: by.jar })).result.reports;

describe('the own reports', () => {
  it('are listed from the newest, with what is known of each', async () => {
    const { result: sent } = await say(app, other, { profile_id: idOf(reporter), text: 'Where are you?' });
    const of = (await report({ profile_id: idOf(other) })).result.reference;
    const at = app.clock.now().toISOString();
    app.clock.advance(MINUTE);
    const later = (await report({ message_id: sent.message.id })).result.reference;
    const same = { reason: 'harassment', name: other.name, state: 'received', decided_at: null };
    expect(await listed()).toEqual([
      { ...same, reference: later, created_at: app.clock.now().toISOString(), subject: 'message' },
      { ...same, reference: of, created_at: at, subject: 'profile' },
    ]);
  });

  it('are none at first, and never those of somebody else', async () => {
    await report({ profile_id: idOf(other) });
    const shown = await activePerson(app, { visitors_may_see: true });
    await report({ profile_id: idOf(shown) }, null);
    const third = await activePerson(app);
    for (const person of [other, shown, third]) expect(await listed(person)).toEqual([]);
    expect(await listed()).toHaveLength(1);
  });

  it('are no visitor’s', async () => {
    const { status, error } = await app.call('listReports');
    expect([status, error.code]).toEqual([403, 'authentication_required']);
  });

  it('say nothing of what was written, or how it was answered', async () => {
    await report({ profile_id: idOf(other) });
    expect(JSON.stringify(await listed())).not.toContain('In my words.');
  });

  it('may be for any of the reasons', async () => {
    for (const reason of REPORT_REASONS)
      await app.call('reportMember', {
        jar: reporter.jar,
        address: freshAddress(),
        body: { profile_id: idOf(other), reason, text: '' },
      });
    expect((await listed()).map(({ reason }) => reason).toSorted()).toEqual(REPORT_REASONS.toSorted());
  });

  it('are bounded, to the newest', async () => {
    const now = app.clock.now();
    const rows = Array.from({ length: MOST_LISTED_REPORTS + 2 }, (_, place) => ({
      id: app.context.random.id(),
      reference: `R${idOf(reporter)}${place}`,
      site_id: 'vela',
      reporter_id: idOf(reporter),
      subject_kind: 'profile' as const,
      subject_id: idOf(other),
      reason: 'other' as const,
      text: '',
      evidence: null,
      created_at: addMs(now, -place * MINUTE),
    }));
    await app.db.insertInto('reports').values(rows).execute();
    const reports = await listed();
    expect(reports.map(({ reference }) => reference)).toEqual(
      rows.slice(0, MOST_LISTED_REPORTS).map(({ reference }) => reference),
    );
    // One of the version that stored no evidence says nothing of its member.
    expect(reports[0]?.name).toBeNull();
  });
});

describe('the name of the reported member', () => {
  const nameAfter = async (work: () => Promise<unknown>) => {
    await report({ profile_id: idOf(other) });
    await work();
    return (await listed())[0]?.name;
  };

  it('stays after a block of one’s own, which the list of blocks names, too', async () => {
    expect(await nameAfter(() => block(reporter, other))).toBe(other.name);
  });

  it('ends with a block by the other, and with invisible mode', async () => {
    expect(await nameAfter(() => block(other, reporter))).toBeNull();
    other = await premiumPerson(app);
    expect(await nameAfter(() => setMember(other, { invisible: true }))).toBeNull();
  });

  it.each(['banned', 'pending_deletion'] as const)('ends with an account that is %s', async (status) => {
    expect(await nameAfter(() => setMember(other, { status }))).toBeNull();
  });

  it('ends with a profile that is switched off, or on a site of others', async () => {
    expect(await nameAfter(() => setProfile(other, { status: 'disabled' }))).toBeNull();
    other = await premiumPerson(app);
    expect(await nameAfter(() => setProfile(other, { pool: 'elsewhere' }))).toBeNull();
    await app.db
      .insertInto('blocks')
      .values({
        blocker_id: idOf(reporter),
        blocked_id: idOf(other),
        had_contact: false,
        blocked_at: app.clock.now(),
      })
      .execute();
    expect((await listed())[0]?.name).toBeNull();
  });
});
