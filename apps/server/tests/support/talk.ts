import type { BodyInputOf } from '@vela/contract/registry';
import { addCredits } from '../../src/credits/add-credits';
import { transact } from '../../src/db/transact';
import { lockMembers } from '../../src/members/lock-members';
import type { TestAnswer, TestApp } from './create-test-app';
import { activePerson, type Person } from './people';

let count = 0;

/** A client id that nobody used before. */
export function clientId(): string {
  count += 1;
  return `client-${count}`;
}

type Sent = BodyInputOf<'sendMessage'>;
/** A message but for its client id, which is a new one unless it is given. */
type Saying = Partial<Sent> & ({ conversation_id: string } | { profile_id: string });

/** Sends a text, unless something else is said. */
export function say(app: TestApp, from: Person, saying: Saying): Promise<TestAnswer<'sendMessage'>> {
  const body = { client_id: clientId(), type: 'text', text: 'hello', ...saying } as Sent;
  return app.call('sendMessage', { jar: from.jar, body });
}

/** What the messages of a conversation say, newest first, as one of the two sees it. */
export async function textsOf(app: TestApp, reader: Person, otherId: string): Promise<string[]> {
  const { result } = await app.call('getConversation', { jar: reader.jar, query: { profile_id: otherId } });
  return result.messages.map(({ sender, text, type }) => `${sender}: ${text ?? type}`);
}

/** The conversation list of a member. */
export async function chatsOf(app: TestApp, { jar }: Person) {
  return (await app.call('listConversations', { jar })).result;
}

/** A member who bought credits. */
export async function premiumPerson(app: TestApp, credits = 100): Promise<Person> {
  const person = await activePerson(app);
  await makePremium(app, person.user.id, credits);
  return person;
}

export async function makePremium(app: TestApp, memberId: string, credits: number): Promise<void> {
  await transact(app.db, async (tx) => {
    await lockMembers(tx, [memberId]);
    await tx.updateTable('members').set({ paid_user: true }).where('id', '=', memberId).execute();
    if (credits > 0)
      await addCredits(tx, {
        memberId,
        amount: credits,
        kind: 'seed',
        paymentId: null,
        now: app.clock.now(),
      });
  });
}

export async function balanceOf(app: TestApp, { jar }: Person): Promise<number | undefined> {
  return (await app.call('getUser', { jar })).result.user?.credits;
}

/** An answer in short: its status, with the code of a rejection. */
export const outcomeOf = ({ status, json }: { status: number; json: unknown }): number | string => {
  const { error } = json as { error?: { code: string } };
  return error ? `${status} ${error.code}` : status;
};
