import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, freshAddress, type Person, signUpPerson } from './support/people';

let app: TestApp;
let reporter: Person;
let other: Person;

beforeAll(async () => {
  app = await createTestApp();
  reporter = await activePerson(app);
  other = await activePerson(app);
});
afterAll(() => app.close());

const idOf = ({ user }: Person): string => user.id;

type Subject = { profile_id?: string; message_id?: string; photo_id?: string };

const report = (
  subject: Subject,
  { by = reporter, text = 'Asks for money.' }: { by?: Person | null; text?: string } = {},
) =>
  app.call('reportMember', {
    ...(by && { jar: by.jar }),
    address: freshAddress(),
    body: { ...subject, reason: 'scam', text },
  });

describe('a report', () => {
  it('of a profile is kept, confirmed to the reporter and mailed to whoever looks after the site', async () => {
    const { reference } = (await report({ profile_id: idOf(other) })).result;
    expect(reference).toMatch(/^R[0-9A-Z]{9}$/);
    const row = await app.db
      .selectFrom('reports')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      reporter_id: idOf(reporter),
      subject_kind: 'profile',
      subject_id: idOf(other),
      reason: 'scam',
      text: 'Asks for money.',
    });
    const [receipt] = await app.mails(reporter.email);
    expect(receipt).toMatchObject({ kind: 'report_received', subject: `We have your report ${reference}` });
    const [forSupport] = await app.mails('support@vela.example');
    expect(forSupport?.text).toContain('Asks for money.');
    expect(forSupport?.links).toEqual([`http://localhost:3000/members/${idOf(other)}`]);
  });

  it('is confirmed to no address that was never confirmed', async () => {
    const stranger = await signUpPerson(app);
    expect((await report({ profile_id: idOf(other) }, { by: stranger })).status).toBe(200);
    expect((await app.mails(stranger.email)).map(({ kind }) => kind)).toEqual(['activation']);
  });

  it('is never told to the one it is about', async () => {
    expect((await app.mails(other.email)).map(({ kind }) => kind)).toEqual(['activation']);
  });

  it('may come from a visitor, and right after a block', async () => {
    expect((await report({ profile_id: idOf(other) }, { by: null })).status).toBe(200);
    const blocked = await activePerson(app);
    await app.call('blockMember', { jar: reporter.jar, body: { profile_id: idOf(blocked) } });
    expect((await report({ profile_id: idOf(blocked) })).status).toBe(200);
  });

  it('of a photo goes by its owner', async () => {
    await app.db
      .insertInto('photos')
      .values({
        id: 'reported-photo',
        member_id: idOf(other),
        purpose: 'profile',
        status: 'active',
        position: 0,
        width: 10,
        height: 10,
        created_at: app.clock.now(),
      })
      .execute();
    expect((await report({ photo_id: 'reported-photo' })).status).toBe(200);
    const stranger = await activePerson(app);
    await app.call('blockMember', { jar: other.jar, body: { profile_id: idOf(stranger) } });
    expect((await report({ photo_id: 'reported-photo' }, { by: stranger })).status).toBe(404);
  });

  it.each([{ profile_id: 'nobody' }, { photo_id: 'nothing' }, { message_id: 'nothing' }])(
    'of what is not there finds nothing: %j',
    async (subject) => {
      expect((await report(subject)).status).toBe(404);
    },
  );

  it.each([{}, { profile_id: 'a', photo_id: 'b' }])('is about one thing: not %j', async (subject) => {
    const { status, error } = await report(subject);
    expect([status, error.fields]).toEqual([400, [{ path: 'profile_id', code: 'required' }]]);
  });

  it('has a length', async () => {
    const { error } = await report({ profile_id: idOf(other) }, { text: 'x'.repeat(1001) });
    expect(error.fields).toEqual([{ path: 'text', code: 'too_long', params: { limit: 1000 } }]);
  });

  it('is limited by address', async () => {
    const address = freshAddress();
    const body = { profile_id: idOf(other), reason: 'other', text: '' } as const;
    for (let count = 0; count < 20; count += 1) await app.call('reportMember', { address, body });
    const { error } = await app.call('reportMember', { address, body });
    expect(error.code).toBe('too_many_requests');
  });
});
