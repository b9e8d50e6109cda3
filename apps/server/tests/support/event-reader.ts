import type { TestApp } from './create-test-app';
import type { Person } from './people';

export interface ReadEvent {
  id: string | null;
  name: string | null;
  data: unknown;
}

/** A stream of events as a client reads it. */
export interface EventReader {
  /** The next event that is no heartbeat and no mere place; null at the end of the stream. */
  next(): Promise<ReadEvent | null>;
  /** The number of the last event or place that came. */
  lastEventId(): string | null;
  /** The text as it came, comments included. */
  text(): string;
  response: Response;
  leave(): Promise<void>;
}

/** Opens the stream of a member and reads its position. */
export async function readEvents(
  app: TestApp,
  { jar, streamAddress }: Person & { streamAddress?: string },
  lastEventId?: string,
): Promise<EventReader> {
  const headers = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
  const response = await app.fetch('/api/events.php', {
    jar,
    headers,
    ...(streamAddress !== undefined && { address: streamAddress }),
  });
  if (!response.ok || !response.body) throw new Error(`No stream but ${response.status}`);
  const stream = response.body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let text = '';
  let lastId: string | null = null;

  const nextBlock = async (): Promise<string | null> => {
    for (;;) {
      const end = rest.indexOf('\n\n');
      if (end >= 0) {
        const block = rest.slice(0, end);
        rest = rest.slice(end + 2);
        return block;
      }
      const { done, value } = await stream.read();
      if (done) return null;
      const piece = decoder.decode(value, { stream: true });
      rest += piece;
      text += piece;
    }
  };
  const readBlock = async (): Promise<ReadEvent | null> => {
    const block = await nextBlock();
    if (block === null) return null;
    const fields = new Map(block.split('\n').map((line) => line.split(/: ?(.*)/, 2) as [string, string]));
    lastId = fields.get('id') ?? lastId;
    const data = fields.get('data');
    return {
      id: fields.get('id') ?? null,
      name: fields.get('event') ?? null,
      data: data === undefined ? null : (JSON.parse(data) as unknown),
    };
  };

  // The stream sends its position before anything happens.
  await readBlock();
  return {
    response,
    next: async () => {
      for (;;) {
        const event = await readBlock();
        if (event === null || event.name !== null) return event;
      }
    },
    lastEventId: () => lastId,
    text: () => text,
    leave: () => stream.cancel(),
  };
}
