import { DAY } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../src/db/transact';
import { deletePhotoOf } from '../src/photos/delete-photo';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, freshAddress, type Person, signUpPerson } from './support/people';
import { photoActs } from './support/photo-acts';
import { premiumPerson, say } from './support/talk';

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
  it('of a profile is stored, confirmed to the reporter and mailed to the operators', async () => {
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

  it('is never shown to the member it is about', async () => {
    expect((await app.mails(other.email)).map(({ kind }) => kind)).toEqual(['activation']);
  });

  it('may come from a visitor about members who are shown to visitors, and from a member right after a block', async () => {
    const shown = await activePerson(app, { visitors_may_see: true });
    expect((await report({ profile_id: idOf(shown) }, { by: null })).status).toBe(200);
    expect((await report({ profile_id: idOf(other) }, { by: null })).status).toBe(404);
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

  it('of a member who hides is answered like one of nobody, unless that one wrote to the reporter', async () => {
    const hider = await activePerson(app);
    const stranger = await activePerson(app);
    await say(app, hider, { profile_id: idOf(reporter) });
    await app.call('updateUser', { jar: hider.jar, body: { invisible: true } });
    const nobody = await report({ profile_id: 'nobody' }, { by: stranger });
    const hidden = await report({ profile_id: idOf(hider) }, { by: stranger });
    expect([hidden.status, hidden.json]).toEqual([nobody.status, nobody.json]);
    const block = (of: string) => app.call('blockMember', { jar: stranger.jar, body: { profile_id: of } });
    const [blocked, unknown] = [await block(idOf(hider)), await block('nobody')];
    expect([blocked.status, blocked.json]).toEqual([unknown.status, unknown.json]);

    const conversation = { jar: reporter.jar, body: { profile_id: idOf(hider) } };
    expect((await app.call('deleteConversation', conversation)).status).toBe(200);
    expect((await report({ profile_id: idOf(hider) })).status).toBe(200);
    const own = await app.call('blockMember', { jar: reporter.jar, body: { profile_id: idOf(hider) } });
    expect(own.status).toBe(200);
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

describe('what a report keeps', () => {
  const { photoOf, hasFiles } = photoActs(() => app);
  const tidyUp = async (): Promise<void> => {
    await app.context.jobs.add(app.db, 'housekeeping', {});
    await app.runJobs();
    await app.runJobs();
  };
  const referencesOf = async ({ user }: Person) => {
    const rows = await app.db
      .selectFrom('reports')
      .select('reference')
      .where('subject_id', '=', user.id)
      .execute();
    return rows.map(({ reference }) => reference);
  };

  it('stays for a year with the files of its photos, and goes with them', async () => {
    const offender = await activePerson(app);
    const photo = await photoOf(offender);
    const { reference } = (await report({ profile_id: idOf(offender) })).result;
    await app.call('deletePhoto', { jar: offender.jar, body: { id: photo.id } });
    await app.runJobs();
    expect(await hasFiles(photo)).toBe(true);

    app.clock.advance(365 * DAY);
    await tidyUp();
    expect([await referencesOf(offender), await hasFiles(photo)]).toEqual([[reference], true]);
    app.clock.advance(1);
    await tidyUp();
    expect([await referencesOf(offender), await hasFiles(photo)]).toEqual([[], false]);
  });

  it('keeps the files of a photo that is reported again, and those of one that is still shown', async () => {
    const offender = await activePerson(app, { visitors_may_see: true });
    const [deleted, shown] = [await photoOf(offender), await photoOf(offender)];
    const by = await activePerson(app);
    await report({ photo_id: deleted.id }, { by });
    app.clock.advance(100 * DAY);
    await report({ profile_id: idOf(offender) }, { by: null });
    const memberId = idOf(offender);
    await transact(app.db, (tx) => deletePhotoOf(app.context, tx, { photoId: deleted.id, memberId }));
    app.clock.advance(265 * DAY + 1);
    await tidyUp();
    expect([await hasFiles(deleted), await hasFiles(shown)]).toEqual([true, true]);
    app.clock.advance(100 * DAY);
    await tidyUp();
    expect([await hasFiles(deleted), await hasFiles(shown)]).toEqual([false, true]);
  });

  it('keeps the files of a photo that was sent, though both deleted the message', async () => {
    const [writer, reader] = [await premiumPerson(app), await activePerson(app)];
    const photo = await photoOf(writer, { purpose: 'chat' });
    const sent = await say(app, writer, { profile_id: idOf(reader), type: 'photo', photo_id: photo.id });
    expect((await report({ message_id: sent.result.message.id }, { by: reader })).status).toBe(200);
    await app.db.deleteFrom('messages').where('photo_id', '=', photo.id).execute();
    app.clock.advance(2 * DAY);
    await tidyUp();
    const rows = await app.db.selectFrom('photos').select('id').where('id', '=', photo.id).execute();
    expect([rows, await hasFiles(photo)]).toEqual([[], true]);
  });
});
