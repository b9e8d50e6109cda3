import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { appendEvents } from '../src/events/append-events';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { readEvents, type EventReader } from './support/event-reader';
import { activePerson, logInAs, mailedToken, PASSWORD, signUpPerson, type Person } from './support/people';
import { statusChange } from './support/status-change';

let app: TestApp;
const open: EventReader[] = [];

beforeAll(async () => {
  app = await createTestApp();
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((reader) => reader.leave()));
});
afterAll(() => app.close());

async function listen(person: Person): Promise<EventReader> {
  const reader = await readEvents(app, person);
  open.push(reader);
  return reader;
}

/** Appends an event outside of `transact`, like a node that ends before it can announce it. */
const appendUnannounced = (memberId: string) =>
  app.db.transaction().execute((tx) => appendEvents(tx, [{ memberId, name: 'user', data: {} }]));

describe('the session', () => {
  const endOf = async (reader: EventReader) => [(await reader.next())?.name, await reader.next()];

  it('that logs out gets `bye`, other devices go on', async () => {
    const member = await activePerson(app);
    const other = { ...member, jar: new CookieJar() };
    await logInAs(app, { email: member.email, jar: other.jar });
    const [here, there] = [await listen(member), await listen(other)];
    await app.call('logOut', { jar: member.jar });
    expect(await endOf(here)).toEqual(['bye', null]);
    await appendUnannounced(member.user.id);
    expect(await there.next()).toMatchObject({ name: 'user' });
  });

  it('gets `bye` when the password is changed elsewhere', async () => {
    const member = await activePerson(app);
    const other = { ...member, jar: new CookieJar() };
    await logInAs(app, { email: member.email, jar: other.jar });
    const there = await listen(other);
    const password = 'another long password';
    await app.call('changePassword', {
      jar: member.jar,
      body: { old_password: PASSWORD, password, password_repeat: password },
    });
    expect(await endOf(there)).toEqual(['bye', null]);
  });

  it('gets `bye` when the address is changed elsewhere', async () => {
    const member = await activePerson(app);
    const there = await listen(member);
    const to = 'moved@example.org';
    const { address } = member;
    await app.call('requestMailChange', {
      jar: member.jar,
      address,
      body: { email: to, password: PASSWORD },
    });
    const body = { token: await mailedToken(app, to), password: PASSWORD };
    await app.call('confirmMailChange', { body, address });
    expect(await endOf(there)).toEqual(['bye', null]);
  });

  it('that changes the password goes on', async () => {
    const member = await activePerson(app);
    const here = await listen(member);
    const password = 'another long password';
    const { status } = await app.call('changePassword', {
      jar: member.jar,
      body: { old_password: PASSWORD, password, password_repeat: password },
    });
    expect(status).toBe(200);
    await appendUnannounced(member.user.id);
    expect(await here.next()).toMatchObject({ name: 'user' });
    expect((await app.call('getUser', { jar: member.jar })).result.user?.id).toBe(member.user.id);
  });

  it('gets `bye` when the password is reset', async () => {
    const member = await activePerson(app);
    const here = await listen(member);
    await app.call('requestPasswordReset', { body: { email: member.email } });
    const token = await mailedToken(app, member.email, 'password_reset');
    const password = 'another long password';
    await app.call('resetPassword', { body: { token, password, password_repeat: password } });
    expect(await endOf(here)).toEqual(['bye', null]);
  });

  it.each(['banned', 'pending_deletion'] as const)('gets `bye` when its member is %s', async (status) => {
    const member = await activePerson(app);
    const here = await listen(member);
    await app.db.updateTable('members').set(statusChange(status)).where('id', '=', member.user.id).execute();
    expect(await endOf(here)).toEqual(['bye', null]);
  });

  it('of a visitor has no stream', async () => {
    const response = await app.fetch('/api/events.php');
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ authentication_required: true });
  });
});

describe('a member who waits for the activation', () => {
  it('learns at once that the account was opened elsewhere', async () => {
    const newcomer = await signUpPerson(app);
    const here = await listen(newcomer);
    const token = await mailedToken(app, newcomer.email);
    await app.call('activate', { jar: new CookieJar(), body: { token, password: PASSWORD } });
    expect(await here.next()).toMatchObject({ name: 'user' });
  });
});
