import { MINUTE } from '@vela/domain/time';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { callLate, lateBody } from './support/late-body';
import { idOf } from './support/liking';
import { meetingIn } from './support/meeting';
import { activePerson, freshAddress, logInAs, PASSWORD, type Person } from './support/people';
import { photoActs } from './support/photo-acts';
import { clientId, premiumPerson } from './support/talk';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => app.close());

const { block, setMember } = meetingIn(() => app);
const { photoOf } = photoActs(() => app);

const REFUSED = [403, 'authentication_required'];

/** Another browser of the member has all others logged out. */
async function endSessionsOf({ email }: Person): Promise<void> {
  const jar = new CookieJar();
  const address = freshAddress();
  await logInAs(app, { email, jar, address });
  await app.call('endSessions', { jar, address, body: { others: true } });
}

/** What is left once the account was erased, all at once and without its days. */
const erase = (person: Person) => app.db.deleteFrom('members').where('id', '=', idOf(person)).execute();

const blocksOf = (person: Person) =>
  app.db.selectFrom('blocks').select('blocked_id').where('blocker_id', '=', idOf(person)).execute();

describe('a session that ended between the head of a request and its body', () => {
  const late = (by: Person) => ({ by, meanwhile: () => endSessionsOf(by) });

  it('removes no block', async () => {
    const [by, other] = [await activePerson(app), await activePerson(app)];
    await block(by, other);
    expect(await callLate(app, 'unblockMember', { ...late(by), body: { profile_id: idOf(other) } })).toEqual(
      REFUSED,
    );
    expect(await blocksOf(by)).toHaveLength(1);
  });

  it('deletes and changes no photo', async () => {
    const by = await activePerson(app);
    const { id } = await photoOf(by);
    expect(
      await callLate(app, 'updatePhoto', { ...late(by), body: { id, private: true, main: false } }),
    ).toEqual(REFUSED);
    const again = { ...by, jar: new CookieJar() };
    await logInAs(app, { email: by.email, jar: again.jar });
    expect(await callLate(app, 'deletePhoto', { ...late(again), body: { id } })).toEqual(REFUSED);
    const [photo] = await app.db
      .selectFrom('photos')
      .select('private')
      .where('member_id', '=', idOf(by))
      .execute();
    expect(photo).toEqual({ private: false });
  });

  it('sends no message, and stores none of the settings', async () => {
    const [by, other] = [await premiumPerson(app), await activePerson(app)];
    const body = { client_id: clientId(), profile_id: idOf(other), type: 'text', text: 'Hello' } as const;
    expect(await callLate(app, 'sendMessage', { ...late(by), body })).toEqual(REFUSED);
    const again = { ...by, jar: new CookieJar() };
    await logInAs(app, { email: by.email, jar: again.jar });
    expect(await callLate(app, 'updateUser', { ...late(again), body: { language: 'de' } })).toEqual(REFUSED);
  });

  it('is no author of a report or a complaint', async () => {
    const [by, other] = [await activePerson(app), await activePerson(app)];
    await app.db
      .updateTable('members')
      .set({ shown_to_visitors: true })
      .where('id', '=', idOf(other))
      .execute();
    await callLate(app, 'reportMember', {
      ...late(by),
      body: { profile_id: idOf(other), reason: 'scam', text: '' },
    });
    const reports = await app.db.selectFrom('reports').select('reporter_id').execute();
    expect(reports).toEqual([{ reporter_id: null }]);
    const again = { ...by, jar: new CookieJar() };
    await logInAs(app, { email: by.email, jar: again.jar });
    const complaint = { email: 'late@example.com', subject: 'Late', text: 'It came late.' };
    expect((await callLate(app, 'sendComplaint', { ...late(again), body: complaint }))[0]).toBe(200);
    const stored = await app.db
      .selectFrom('complaints')
      .select('member_id')
      .where('email', '=', complaint.email)
      .execute();
    expect(stored).toEqual([{ member_id: null }]);
  });

  it('acts no more once its member is banned', async () => {
    const by = await activePerson(app);
    const meanwhile = () => setMember(by, { status: 'banned' });
    expect(await callLate(app, 'updateUser', { by, meanwhile, body: { invisible: true } })).toEqual(REFUSED);
  });

  it('changes nothing by a form', async () => {
    const by = await activePerson(app);
    const response = await app.fetch('/settings/visibility', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
      body: lateBody('invisible=on', { meanwhile: () => endSessionsOf(by) }),
      duplex: 'half',
      jar: by.jar,
    });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/login?next=%2Fsettings%2Fvisibility',
    ]);
    const { invisible } = await app.db
      .selectFrom('members')
      .select('invisible')
      .where('id', '=', idOf(by))
      .executeTakeFirstOrThrow();
    expect(invisible).toBe(false);
  });
});

describe('a session that went on meanwhile', () => {
  it('acts under a new token, too, and at the time when the body had come', async () => {
    const by = await activePerson(app);
    const meanwhile = async () => {
      const password = 'another long password';
      const jar = new CookieJar();
      for (const [name, value] of by.jar.cookies) jar.cookies.set(name, value);
      const body = { old_password: PASSWORD, password, password_repeat: password };
      expect((await app.call('changePassword', { jar, body, address: by.address })).status).toBe(200);
      app.clock.advance(MINUTE);
    };
    expect(await callLate(app, 'answerConsent', { by, meanwhile, body: { tracking: true } })).toEqual([
      204,
      undefined,
    ]);
    const answers = await app.db
      .selectFrom('consent_answers')
      .select('answered_at')
      .where('member_id', '=', idOf(by))
      .execute();
    expect(answers).toEqual([{ answered_at: app.clock.now() }]);
  });
});

describe('the session of a request', () => {
  const lookUps = async (isSlow: boolean): Promise<number> => {
    const by = await activePerson(app);
    const statements = vi.spyOn(app.db, 'executeQuery').mockClear();
    // A busy machine would be slow by itself.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    const meanwhile = async () => {};
    expect(await callLate(app, 'answerConsent', { by, meanwhile, isSlow, body: { tracking: true } })).toEqual(
      [204, undefined],
    );
    const sent = statements.mock.calls.map(([statement]) => ('sql' in statement ? statement.sql : ''));
    return sent.filter((text) => text.includes('"sessions"."expires_at" >')).length;
  };

  it('is looked up once where the body comes with the head, and twice where it doesn’t', async () => {
    expect([await lookUps(false), await lookUps(true)]).toEqual([1, 2]);
  });
});

describe('an account that is erased while a request is on its way', () => {
  const erased = (by: Person) => ({ by, meanwhile: () => erase(by), isSlow: false });

  it('is answered as one that isn’t logged in', async () => {
    const other = await activePerson(app);
    const profile_id = idOf(other);
    const message = { client_id: clientId(), profile_id, type: 'text', text: 'Hello' } as const;
    const order = { package: 'p0', paymentmethod: 'ideal', country: 'NL', client_id: clientId() } as const;
    const calls = [
      (by: Person) => callLate(app, 'updateProfile', { ...erased(by), body: { about: 'Words' } }),
      (by: Person) => callLate(app, 'updateUser', { ...erased(by), body: { language: 'de' } }),
      (by: Person) =>
        callLate(app, 'updateUser', { ...erased(by), body: { consents: { special_categories: true } } }),
      (by: Person) => callLate(app, 'updateNotifications', { ...erased(by), body: { mails: true } }),
      (by: Person) => callLate(app, 'deletePhoto', { ...erased(by), body: { id: 'photo' } }),
      (by: Person) => callLate(app, 'updatePhoto', { ...erased(by), body: { id: 'photo', main: true } }),
      (by: Person) => callLate(app, 'likeMember', { ...erased(by), body: { profile_id } }),
      (by: Person) => callLate(app, 'blockMember', { ...erased(by), body: { profile_id } }),
      (by: Person) => callLate(app, 'unblockMember', { ...erased(by), body: { profile_id } }),
      (by: Person) => callLate(app, 'givePhotoAccess', { ...erased(by), body: { profile_id } }),
      (by: Person) => callLate(app, 'sendMessage', { ...erased(by), body: message }),
      (by: Person) => callLate(app, 'endSessions', { ...erased(by), body: { others: true } }),
      (by: Person) => callLate(app, 'createOrder', { ...erased(by), body: order }),
    ];
    const answers = [];
    for (const call of calls) answers.push(await call(await activePerson(app)));
    expect(answers).toEqual(calls.map(() => REFUSED));
  });

  it('answers about privacy as a visitor, whose answer it is now', async () => {
    const by = await activePerson(app);
    expect(await callLate(app, 'answerConsent', { ...erased(by), body: { tracking: true } })).toEqual([
      204,
      undefined,
    ]);
  });

  it('is named by no report and no complaint', async () => {
    const [by, other, reporter] = [await activePerson(app), await activePerson(app), await activePerson(app)];
    const report = { profile_id: idOf(other), reason: 'scam', text: 'Erased.' } as const;
    expect((await callLate(app, 'reportMember', { ...erased(reporter), body: report }))[0]).toBe(200);
    const rows = await app.db
      .selectFrom('reports')
      .select('reporter_id')
      .where('text', '=', 'Erased.')
      .execute();
    expect(rows).toEqual([{ reporter_id: null }]);
    const complaint = { email: 'erased@example.com', subject: 'Erased', text: 'It is gone.' };
    expect((await callLate(app, 'sendComplaint', { ...erased(by), body: complaint }))[0]).toBe(200);
    const complaints = await app.db
      .selectFrom('complaints')
      .select('member_id')
      .where('email', '=', complaint.email)
      .execute();
    expect(complaints).toEqual([{ member_id: null }]);
  });
});
