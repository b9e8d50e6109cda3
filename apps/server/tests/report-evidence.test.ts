import { addMs, DAY } from '@vela/domain/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, freshAddress, type Person } from './support/people';
import { premiumPerson, say } from './support/talk';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

interface Talk {
  writer: Person;
  reader: Person;
  conversationId: string;
}

/** A first message of one member to another. */
async function talk(text: string): Promise<Talk> {
  const [writer, reader] = [await premiumPerson(app), await activePerson(app)];
  const { result } = await say(app, writer, { profile_id: reader.user.id, text });
  return { writer, reader, conversationId: result.message.conversation_id };
}

/** Adds messages of the same member behind those that are there. */
async function add({ writer, conversationId }: Talk, texts: readonly string[]): Promise<void> {
  const { last_seq: last } = await app.db
    .updateTable('conversations')
    .set((is) => ({ last_seq: is('last_seq', '+', texts.length) }))
    .where('id', '=', conversationId)
    .returning('last_seq')
    .executeTakeFirstOrThrow();
  const rows = texts.map((text, place) => ({
    id: app.context.random.id(),
    conversation_id: conversationId,
    seq: last - texts.length + place + 1,
    sender_id: writer.user.id,
    client_id: app.context.random.id(),
    type: 'text' as const,
    text,
    photo_id: null,
    gift_id: null,
    sent_at: app.clock.now(),
    read_at: null,
  }));
  await app.db.insertInto('messages').values(rows).execute();
}

async function evidenceOf({ writer, reader }: Talk) {
  const body = { profile_id: writer.user.id, reason: 'harassment', text: '' } as const;
  const { result } = await app.call('reportMember', { jar: reader.jar, address: freshAddress(), body });
  const { evidence } = await app.db
    .selectFrom('reports')
    .select('evidence')
    .where('reference', '=', result.reference)
    .executeTakeFirstOrThrow();
  const { messages } = evidence as { messages: { id: string; text: string }[] };
  return messages.map(({ text }) => text);
}

const harmless = (count: number) => Array.from({ length: count }, (_, place) => `harmless ${place}`);

it('a report takes no more room than that for the newest, too', async () => {
  const chat = await talk('first');
  const texts = Array.from({ length: 20 }, (_, place) => `${place} `.padEnd(24_000, 'x'));
  await add(chat, texts);
  expect(await evidenceOf(chat)).toEqual(texts.slice(12));
});

it('a report keeps a threat that many harmless messages follow, in their order', async () => {
  const chat = await talk('a threat');
  await add(chat, harmless(120));
  expect(await evidenceOf(chat)).toEqual(['a threat', ...harmless(120)]);
});

it('a report keeps the newest 50 alone of what is older than 90 days', async () => {
  const chat = await talk('long ago');
  await add(chat, harmless(5));
  await app.db
    .updateTable('messages')
    .set({ sent_at: addMs(app.clock.now(), -90 * DAY) })
    .where('conversation_id', '=', chat.conversationId)
    .execute();
  await add(chat, harmless(47));
  expect(await evidenceOf(chat)).toEqual([...harmless(5).slice(2), ...harmless(47)]);
});

it('a report keeps no more than 200 kB of texts beside the newest 50', async () => {
  const chat = await talk('first');
  const texts = Array.from({ length: 60 }, (_, place) => `${place} `.padEnd(3900, 'x'));
  await add(chat, texts);
  expect(await evidenceOf(chat)).toEqual(texts.slice(10));
  await add(chat, ['last']);
  expect(await evidenceOf(chat)).toHaveLength(50);
  await add(chat, harmless(60));
  expect(await evidenceOf(chat)).toHaveLength(109);
});
