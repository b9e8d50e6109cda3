import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../src/accounts/passwords';
import { setPassword } from '../src/accounts/set-password';
import { lockMember } from '../src/members/lock-member';
import { callWebhook, order, orderOf, userOf } from './support/buying';
import { CookieJar, createTestApp, type TestAnswer, type TestApp } from './support/create-test-app';
import { idOf } from './support/liking';
import { meetingIn } from './support/meeting';
import {
  activePerson,
  freshAddress,
  mailedToken,
  PASSWORD,
  signUpPerson,
  type Person,
} from './support/people';
import { photoActs } from './support/photo-acts';
import { chatsOf, clientId, premiumPerson, say, textsOf } from './support/talk';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const { like, block, finds, profileOf } = meetingIn(() => app);
const { photoOf, photosOf, hasFiles } = photoActs(() => app);

const NEW = 'the words of the one who has the mail';

/** Follows the newest activation link of an account with a new password, or in another way. */
const confirm = async (
  { email }: Person,
  { jar = new CookieJar(), ...proof }: { jar?: CookieJar; password?: string; new_password?: string },
) => {
  const token = await mailedToken(app, email, 'activation');
  const answer = await app.call('activate', { body: { token, ...proof }, jar, address: freshAddress() });
  return { jar, ...answer.result, status: answer.status };
};

/** Somebody signed up with an address, and left what can be left before it is confirmed. */
async function leftBehind() {
  const holder = await signUpPerson(app, {
    country: 'NL',
    region: 'UT',
    city: 'Utrecht',
    about: 'Words of a stranger.',
    consents: { terms_version: '2026-11-01', special_categories: true },
    visitors_may_see: true,
    wishes: { gender: 'female', max_age: 40, distance: 50 },
    looking_for: ['dating'],
  });
  const [reader, liked, blocked] = [
    await premiumPerson(app),
    await activePerson(app),
    await activePerson(app),
  ];
  await say(app, holder, { profile_id: idOf(reader), text: 'of a stranger' });
  await like(holder, liked);
  await block(holder, blocked);
  await giveAccess(holder, reader);
  await giveAccess(reader, holder);
  const photo = await photoOf(holder);
  await app.call('updateUser', {
    jar: holder.jar,
    body: {
      read_receipts: false,
      may_write: 'matches',
      hidden_words: 'ex',
      hidden_contacts: { add: ['0'.repeat(64)] },
    },
  });
  const { status } = await app.call('updateProfile', {
    jar: holder.jar,
    body: {
      sexuality: 'bi',
      hair_color: 'blond',
      interests: ['music'],
      notes: [{ name: 'learning', text: 'to lie.' }],
      languages: ['nl'],
      reason: 'chat',
      date_of_birth: '1980-02-17',
    },
  });
  expect(status).toBe(200);
  await app.db
    .insertInto('stored_methods')
    .values({
      id: `stored-${idOf(holder)}`,
      member_id: idOf(holder),
      provider: 'sandbox',
      paymentmethod: 'ideal',
      token: 'token',
      label: null,
      created_at: app.clock.now(),
    })
    .execute();
  return { holder, reader, liked, blocked, photo };
}

/** Stores a grant that lets one member see the other's private photos. */
const giveAccess = (owner: Person, viewer: Person) =>
  app.db
    .insertInto('photo_access')
    .values({ owner_id: idOf(owner), viewer_id: idOf(viewer), granted_at: app.clock.now() })
    .execute();

const accessOf = (person: Person) =>
  app.db
    .selectFrom('photo_access')
    .select(['owner_id', 'viewer_id'])
    .where((is) => is.or([is('owner_id', '=', idOf(person)), is('viewer_id', '=', idOf(person))]))
    .execute();

const likersOf = async ({ jar }: Person) => (await app.call('listLikes', { jar })).result.liked_by;

async function rowsOf(
  table: 'stored_methods' | 'conversation_members' | 'swipes',
  memberId: string,
): Promise<number> {
  return (await app.db.selectFrom(table).select('member_id').where('member_id', '=', memberId).execute())
    .length;
}

describe('an account that is confirmed with a new password in a browser that it does not know', () => {
  it('knows nothing of what somebody chose in the swipe game or wished for', async () => {
    const { holder } = await leftBehind();
    const [chosen, passed] = [await activePerson(app), await activePerson(app)];
    for (const [other, choice] of [
      [chosen, 'like'],
      [passed, 'pass'],
    ] as const) {
      const body = { profile_id: idOf(other), choice };
      expect((await app.call('swipeMember', { jar: holder.jar, body })).status).toBe(200);
    }
    const wishes = { gender: 'female', interests: ['tea'], looking_for: ['dating'] } as const;
    const body = {
      wishes: { ...wishes, interests: [...wishes.interests], looking_for: [...wishes.looking_for] },
    };
    expect((await app.call('updateWishes', { jar: holder.jar, body })).status).toBe(200);
    const { jar } = await confirm(holder, { new_password: NEW });
    const swipes = await app.call('getSwipe', { jar });
    expect(swipes.result).toMatchObject({ liked: [], likes_left: 4 });
    expect(await rowsOf('swipes', idOf(holder))).toBe(0);
    expect((await app.call('getMatchFinder', { jar })).result.wishes).toBeNull();
    expect((await app.call('getProfile', { jar })).result.profile).not.toHaveProperty('looking_for');
  });

  it('delivers nothing that somebody wrote in it, and gives no like of somebody', async () => {
    const { holder, reader, liked } = await leftBehind();
    expect(await confirm(holder, { new_password: NEW })).toMatchObject({
      status: 200,
      delivered: 0,
      cleared: true,
      user: { status: 'active', written: { conversations: 0, messages: 0 } },
    });
    expect(await chatsOf(app, reader)).toMatchObject({ chats: [], num_unread_messages: 0 });
    expect(await likersOf(liked)).toEqual([]);
    expect(await rowsOf('conversation_members', idOf(reader))).toBe(0);
  });

  it('gives nobody access to private photos, and has access to nobody’s', async () => {
    const { holder } = await leftBehind();
    expect(await accessOf(holder)).toHaveLength(2);
    await confirm(holder, { new_password: NEW });
    expect(await accessOf(holder)).toEqual([]);
  });

  it('has nothing left of its profile but what an account needs', async () => {
    const { holder, photo } = await leftBehind();
    const { jar, user } = await confirm(holder, { new_password: NEW });
    const { profile } = (await app.call('getProfile', { jar })).result;
    expect(profile).toMatchObject({ name: holder.name, gender: 'female', country: 'NL', photos: [] });
    // What is not the owner's can be put right, although the other one has done so once.
    expect(profile.can_correct).toBe(true);
    for (const fact of ['about', 'city', 'region', 'sexuality', 'hair_color', 'languages'] as const)
      expect(profile[fact] ?? null).toBeNull();
    expect([profile.interests, profile.notes]).toEqual([[], []]);
    expect(user).toMatchObject({
      invisible: true,
      shown_to_visitors: false,
      read_receipts: true,
      may_write: 'everyone',
      hidden_words: '',
      num_hidden_contacts: 0,
      consents: { terms_version: null, special_categories: false },
    });
    expect(await photosOf({ ...holder, jar })).toEqual([]);
    await app.runJobs();
    expect(await hasFiles(photo)).toBe(false);
    expect(await rowsOf('stored_methods', idOf(holder))).toBe(0);
    expect((await app.call('listBlocks', { jar })).result.blocks).toEqual([]);
  });

  it('has nothing left of what the other one wanted to be mailed, reported or complained about', async () => {
    const { holder, reader } = await leftBehind();
    const { jar: theirs, address } = holder;
    await app.call('updateNotifications', {
      jar: theirs,
      body: { preferences: { promotions: { mail: true } } },
    });
    await app.call('sendComplaint', {
      jar: theirs,
      address,
      body: { email: holder.email, subject: 'Mine', text: 'A complaint.' },
    });
    await app.call('reportMember', {
      jar: theirs,
      address,
      body: { profile_id: idOf(reader), reason: 'other', text: 'A report.' },
    });
    const { jar } = await confirm(holder, { new_password: NEW });
    const { preferences } = (await app.call('getNotifications', { jar })).result;
    expect(preferences.promotions.mail).toBe(false);
    const named = await app.db
      .selectFrom('reports')
      .select('id')
      .where('reporter_id', '=', idOf(holder))
      .execute();
    const written = await app.db
      .selectFrom('complaints')
      .select('id')
      .where('member_id', '=', idOf(holder))
      .execute();
    expect([named, written]).toEqual([[], []]);
  });

  it('is found by nobody until its owner shows it', async () => {
    const { holder, reader } = await leftBehind();
    const { jar } = await confirm(holder, { new_password: NEW });
    expect([await finds(reader, holder), (await profileOf(reader, holder)).status]).toEqual([false, 404]);
    await app.call('updateUser', { jar, body: { invisible: false } });
    expect((await profileOf(reader, holder)).status).toBe(200);
  });

  it('says so on its page', async () => {
    const holder = await signUpPerson(app);
    const token = await mailedToken(app, holder.email);
    const { result } = await app.call('useToken', {
      body: { token, new_password: NEW },
      jar: new CookieJar(),
    });
    expect(result.goto).toBe('/activate/done?done=cleared');
  });
});

describe('an unpaid order of an account that is confirmed with a new password elsewhere', () => {
  const byCard = { paymentmethod: 'creditcard', store_method: true } as const;
  const PAID = { outcome: 'paid', stored: { token: 'card of a stranger', label: '1234' } } as const;

  it('is cancelled; what is paid later goes back, credits nothing and stores no method', async () => {
    const holder = await signUpPerson(app);
    const { payment_id: paymentId } = (await order(app, holder.jar, byCard)).result;
    const { jar } = await confirm(holder, { new_password: NEW });
    expect((await orderOf(app, jar, paymentId)).status).toBe('cancelled');
    const { credits } = await userOf(app, jar);
    expect((await callWebhook(app, paymentId, PAID)).status).toBe(200);
    await app.runJobs();
    const { status, refund, price, fee } = await orderOf(app, jar, paymentId);
    expect([status, refund?.money.amount]).toEqual(['refunded', price.amount + fee.amount]);
    expect(await userOf(app, jar)).toMatchObject({ credits, paid_user: false });
    expect(await rowsOf('stored_methods', idOf(holder))).toBe(0);
    const sent = app.db.selectFrom('refunds').select('sent_at').where('payment_id', '=', paymentId);
    expect((await sent.executeTakeFirstOrThrow()).sent_at).not.toBeNull();
  });

  it('goes back also where it had failed before', async () => {
    const holder = await signUpPerson(app);
    const { payment_id: paymentId } = (await order(app, holder.jar, byCard)).result;
    await callWebhook(app, paymentId, { outcome: 'failed' });
    const { jar } = await confirm(holder, { new_password: NEW });
    expect((await orderOf(app, jar, paymentId)).status).toBe('failed');
    await callWebhook(app, paymentId, PAID);
    expect((await orderOf(app, jar, paymentId)).status).toBe('refunded');
  });

  it('is credited where the one who signed up confirmed it', async () => {
    const holder = await signUpPerson(app);
    const { payment_id: paymentId } = (await order(app, holder.jar, byCard)).result;
    const { jar } = await confirm(holder, { password: PASSWORD });
    await callWebhook(app, paymentId, PAID);
    expect((await orderOf(app, jar, paymentId)).status).toBe('completed');
    expect(await rowsOf('stored_methods', idOf(holder))).toBe(1);
  });
});

describe('an account that is confirmed by the one who signed up', () => {
  it.each([
    ['with the password elsewhere', () => ({ password: PASSWORD })],
    ['in the same browser', ({ jar }: Person) => ({ jar })],
    ['in the same browser, with a new password', ({ jar }: Person) => ({ jar, new_password: NEW })],
  ])('keeps what was left in it: %s', async (_, proofOf) => {
    const { holder, reader, liked, photo } = await leftBehind();
    const { jar, ...confirmed } = await confirm(holder, proofOf(holder));
    expect(confirmed).toMatchObject({ delivered: 1, cleared: false, user: { invisible: false } });
    expect(await textsOf(app, reader, idOf(holder))).toEqual(['other: of a stranger']);
    expect(await likersOf(liked)).toHaveLength(1);
    expect((await photosOf({ ...holder, jar })).map(({ id }) => id)).toEqual([photo.id]);
  });
});

describe('a forgotten password of an account that is not confirmed', () => {
  it('is set by the link that confirms it', async () => {
    const { email } = await signUpPerson(app);
    const request = () => app.call('requestPasswordReset', { body: { email }, address: freshAddress() });
    expect((await request()).status).toBe(200);
    expect((await app.mails(email)).map(({ kind }) => kind)).toEqual(['activation', 'activation']);
    for (let mail = 0; mail < 3; mail += 1) expect((await request()).status).toBe(200);
    const { status, error } = await request();
    expect([status, error.code]).toEqual([429, 'too_many_reset_mails']);
  });

  it('is not set by a link of before, which would leave what somebody wrote to be delivered', async () => {
    const person = await activePerson(app);
    await app.call('requestPasswordReset', { body: { email: person.email }, address: freshAddress() });
    const token = await mailedToken(app, person.email, 'password_reset');
    await app.db
      .updateTable('members')
      .set({ status: 'not_confirmed' })
      .where('id', '=', idOf(person))
      .execute();
    const body = { token, password: NEW, password_repeat: NEW };
    const { error } = await app.call('resetPassword', { body, address: freshAddress() });
    expect(error.code).toBe('reset_link_invalid');
  });
});

describe('what the earlier holder sends at the moment the account becomes another’s', () => {
  /** Answers a request that waits for the account while its owner confirms it with a new password. */
  async function overtaken({ user }: Person, request: () => Promise<TestAnswer>): Promise<TestAnswer> {
    const { answer } = await app.db.transaction().execute(async (tx) => {
      await lockMember(tx, user.id);
      const onItsWay = request();
      await expect.poll(waitingForLock, { interval: 5 }).toBe(true);
      await tx.updateTable('members').set({ status: 'active' }).where('id', '=', user.id).execute();
      const client = { address: '', deviceToken: null, consent: null, locale: 'en', country: null } as const;
      await setPassword(tx, {
        memberId: user.id,
        passwordHash: await hashPassword(NEW),
        client: { ...client, wasTooYoung: false },
        now: app.clock.now(),
      });
      return { answer: onItsWay };
    });
    return answer;
  }

  async function waitingForLock(): Promise<boolean> {
    const { rows } = await sql<{ waiting: boolean }>`
      select count(*) > 0 as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db);
    return rows[0]?.waiting === true;
  }

  it.each([
    ['a message', (by: Person, to: Person) => say(app, by, { profile_id: idOf(to), client_id: clientId() })],
    ['a like', (by: Person, to: Person) => like(by, to)],
    ['words of a profile', ({ jar }: Person) => app.call('updateProfile', { jar, body: { about: 'mine' } })],
    ['a photo', (by: Person) => addPhoto(by)],
    ['a setting', ({ jar }: Person) => app.call('updateUser', { jar, body: { invisible: false } })],
    ['an order', ({ jar }: Person) => order(app, jar)],
    [
      'access to private photos',
      ({ jar }: Person, to: Person) => app.call('givePhotoAccess', { jar, body: { profile_id: idOf(to) } }),
    ],
  ] as const)('is not kept: %s', async (_, send) => {
    const [holder, other] = [await signUpPerson(app), await activePerson(app)];
    const { status, error } = await overtaken(holder, () => send(holder, other));
    expect([status, error.code]).toEqual([403, 'authentication_required']);
  });

  const addPhoto = async (by: Person) => {
    const { add } = photoActs(() => app);
    const { jpegFile } = await import('./support/photo-files');
    return add(by, await jpegFile({ width: 360, height: 450 }));
  };
});
