import { InfiniteQueryObserver, QueryClient } from '@tanstack/query-core';
import type { Message } from '@vela/contract/entities/message';
import type { ServerEvent } from '@vela/contract/entities/server-event';
import { expect, test } from 'vitest';
import { openEventStream, type EventStream } from '../events/open-event-stream';
import { conversationQueryOptions, type ConversationPage } from '../queries/conversation';
import { createFakeApi, messageFixture, profileFixture } from '../testing';
import { applyEvent } from './apply-event';
import { applySent } from './apply-sent';
import { settle } from '../testing/settle';

type Side = 'anna' | 'ben';

const SIDES = ['anna', 'ben'] as const;
const FAULTS = 0.3;
const SILENCE_MS = 60_000;
const CHAT = 'chat-1';
const START = Date.parse('2026-11-21T12:00:00.000Z');
const timeOf = (place: number): string => new Date(START + place * 1000).toISOString();

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A server that stores one conversation, and sends each of the two numbered events of it. */
class World {
  readonly #sent: { by: Side; message: Message }[] = [];
  readonly #events: Record<Side, ((viewer: Side) => ServerEvent)[]> = { anna: [], ben: [] };

  send(by: Side): Message {
    const place = this.#sent.length;
    const message = messageFixture({
      id: `m${place}`,
      conversation_id: CHAT,
      text: `${place} of ${by}`,
      sent_at: timeOf(place),
    });
    this.#sent.push({ by, message });
    this.#append((viewer) => ({
      name: 'message',
      data: { message: this.#shown(place, viewer), num_unread_messages: 0 },
    }));
    return this.#shown(place, by);
  }

  read(by: Side): void {
    // The time is after the last message and before the next one.
    const readAt = timeOf(this.#sent.length - 0.5);
    for (const one of this.#sent)
      if (one.by !== by && one.message.read_at === undefined)
        one.message = { ...one.message, read_at: readAt };
    this.#append((viewer) => ({
      name: 'read',
      data: { conversation_id: CHAT, read_at: readAt, by: viewer === by ? 'me' : 'other' },
    }));
  }

  head(side: Side): number {
    return this.#events[side].length;
  }

  /** What a stream says after a number, in blocks. */
  blocks(side: Side, after: number): string[] {
    const events = this.#events[side].slice(after).map((present, step) => {
      const { name, data } = present(side);
      return `id: ${after + step + 1}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
    });
    return [`retry: 2000\nid: ${after}\n\n`, ...events];
  }

  page(viewer: Side): ConversationPage {
    const messages = this.#sent.map((_, place) => this.#shown(place, viewer)).toReversed();
    const [last] = messages;
    return {
      conversation: last ? { id: CHAT, last_message: last, last_message_at: last.sent_at } : null,
      profile: profileFixture(),
      writing: 'open',
      num_unread_messages: 0,
      messages,
      next_cursor: null,
    };
  }

  /** Who said what, oldest first, as the server has it. */
  transcript(): string[] {
    return this.#sent.map(({ message }) => message.text ?? '');
  }

  #shown(place: number, viewer: Side): Message {
    const one = this.#sent[place];
    if (!one) throw new Error(`No message ${place}`);
    const isOwn = one.by === viewer;
    return { ...one.message, sender: isOwn ? 'me' : 'other', ...(isOwn && { client_id: `client-${place}` }) };
  }

  #append(present: (viewer: Side) => ServerEvent): void {
    for (const side of SIDES) this.#events[side].push(present);
  }
}

/** Loses some of the blocks, repeats some, and moves some behind later ones. */
function garble(blocks: readonly string[], random: () => number): string[] {
  const coming = blocks.flatMap((block) => {
    if (random() < FAULTS) return [];
    return random() < FAULTS ? [block, block] : [block];
  });
  for (let place = 0; place + 1 < coming.length; place += 1) {
    if (random() < FAULTS) coming.splice(place, 2, coming[place + 1] ?? '', coming[place] ?? '');
  }
  return coming;
}

/** One side's open conversation, updated by a stream over a bad connection that breaks after each answer. */
async function listen(world: World, { side, random }: { side: Side; random: () => number }) {
  const { api } = createFakeApi({ handlers: { getConversation: () => world.page(side) } });
  const client = new QueryClient();
  const options = conversationQueryOptions(api, { id: CHAT });
  const observer = new InfiniteQueryObserver(client, options);
  const stopObserving = observer.subscribe(() => {});
  await client.fetchInfiniteQuery(options);
  const stream: EventStream = openEventStream({
    baseUrl: 'http://fake.localhost',
    lastEventId: String(world.head(side)),
    fetch: (request) => {
      const after = Number(request.headers.get('last-event-id'));
      return Promise.resolve(new Response(garble(world.blocks(side, after), random).join('')));
    },
    onEvent: (event) => applyEvent(client, event),
    wait: (delayMs, signal) =>
      delayMs < SILENCE_MS
        ? settle()
        : new Promise((resolve) => signal.addEventListener('abort', () => resolve())),
  });
  return {
    client,
    isUpToDate: () => stream.lastEventId === String(world.head(side)) && client.isFetching() === 0,
    transcript: () =>
      client
        .getQueryData(options.queryKey)
        ?.pages.flatMap(({ messages }) => messages)
        .toReversed() ?? [],
    close: () => {
      stream.close();
      stopObserving();
    },
  };
}

test.each(Array.from({ length: 8 }, (_, index) => index + 1))(
  'events that are lost, doubled and reordered end in the same transcript on both sides (seed %i)',
  async (seed) => {
    const random = seeded(seed);
    const world = new World();
    world.send('anna');
    const sides = {
      anna: await listen(world, { side: 'anna', random }),
      ben: await listen(world, { side: 'ben', random }),
    };
    for (let step = 0; step < 24; step += 1) {
      const side = random() < 0.5 ? 'anna' : 'ben';
      if (random() < FAULTS) world.read(side);
      else applySent(sides[side].client, { message: world.send(side), user: { credits: 9 } });
      if (random() < FAULTS) await settle();
    }
    while (!SIDES.every((side) => sides[side].isUpToDate())) await settle();

    for (const side of SIDES) {
      expect(sides[side].transcript().map(({ text }) => text)).toEqual(world.transcript());
      expect(sides[side].transcript()).toEqual(world.page(side).messages.toReversed());
      sides[side].close();
    }
  },
  30_000,
);
