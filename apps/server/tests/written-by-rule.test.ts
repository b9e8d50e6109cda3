import { writtenAfter } from '@vela/domain/chat';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCredits } from '../src/credits/add-credits';
import { transact } from '../src/db/transact';
import { lockMembers } from '../src/members/lock-members';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, type Person } from './support/people';
import { say } from './support/talk';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('counts what a member ever wrote as the rule does, whatever became of it', async () => {
  const [writer, anna, ben] = [await activePerson(app), await activePerson(app), await activePerson(app)];
  await giveCredits(writer, 20);
  const to = ({ user }: Person) => ({ profile_id: user.id });
  const deletes = (input: Person) => () =>
    app.call('deleteConversation', { jar: writer.jar, body: to(input) });
  const steps: { receiver: Person; gift_id?: 'rose'; after?: () => Promise<unknown> }[] = [
    { receiver: anna },
    { receiver: anna, after: deletes(anna) },
    { receiver: anna, gift_id: 'rose' },
    { receiver: ben, gift_id: 'rose', after: deletes(ben) },
    { receiver: ben, after: () => app.call('blockMember', { jar: ben.jar, body: to(writer) }) },
    { receiver: anna, gift_id: 'rose' },
  ];

  const met = new Set<Person>();
  let written = { conversations: 0, messages: 0 };
  expect(await writtenBy(writer)).toEqual(written);
  for (const { receiver, gift_id, after } of steps) {
    const content = gift_id ? { type: 'gift' as const, gift_id } : {};
    expect((await say(app, writer, { ...to(receiver), ...content })).status).toBe(200);
    await after?.();
    written = writtenAfter(written, { wroteHere: met.has(receiver) });
    met.add(receiver);
    expect(await writtenBy(writer)).toEqual(written);
  }
});

async function writtenBy({ jar }: Person) {
  return (await app.call('getUser', { jar })).result.user?.written;
}

function giveCredits({ user }: Person, amount: number): Promise<void> {
  return transact(app.db, async (tx) => {
    await lockMembers(tx, [user.id]);
    await addCredits(tx, { memberId: user.id, amount, kind: 'seed', paymentId: null, now: app.clock.now() });
  });
}
