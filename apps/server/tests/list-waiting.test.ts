import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/create-test-app';
import { meetingIn } from './support/meeting';
import { activePerson, freshAddress, mailedToken, type Person, signUpPerson } from './support/people';
import { say } from './support/talk';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
const { block, like } = meetingIn(() => app);

const waitingOf = async ({ jar }: Person) => (await app.call('listWaiting', { jar })).result;
const named = ({ user }: Person) => ({ id: user.id, name: user.profile?.name, fictional: false });

describe('listWaiting', () => {
  it('refuses a visitor', async () => {
    const { status, error } = await app.call('listWaiting');
    expect([status, error.code]).toEqual([403, 'authentication_required']);
  });

  it('names the members that likes and messages wait for, each once, until the address is confirmed', async () => {
    const [nadia, linh] = [await activePerson(app), await activePerson(app)];
    const writer = await signUpPerson(app, { signup_member_id: nadia.user.id, signup_message: 'Hello' });
    await say(app, writer, { profile_id: nadia.user.id, text: 'And again' });
    await like(writer, linh);
    expect(await waitingOf(writer)).toEqual({ likes: [named(linh)], messages: [named(nadia)] });

    const body = { token: await mailedToken(app, writer.email, 'activation') };
    await app.call('activate', { body, jar: writer.jar, address: freshAddress() });
    expect(await waitingOf(writer)).toEqual({ likes: [], messages: [] });
  });

  it('names nobody for a message that was deleted, or after a block', async () => {
    const [nadia, linh] = [await activePerson(app), await activePerson(app)];
    const writer = await signUpPerson(app);
    const { result } = await say(app, writer, { profile_id: nadia.user.id });
    await say(app, writer, { profile_id: linh.user.id });
    await like(writer, linh);
    await app.call('deleteMessage', { jar: writer.jar, body: { id: result.message.id } });
    await block(writer, linh);
    expect(await waitingOf(writer)).toEqual({ likes: [], messages: [] });
  });
});
