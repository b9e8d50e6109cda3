import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { headersOf } from '../request.ts';

/** Called with each event of a member's stream. */
type Listener = (memberId: string, event: string) => void;

export interface OpenStreams {
  close(): void;
}

/** Streams that are opened at once, as a crowd would that comes back after a restart. */
const SIDE_BY_SIDE = 20;

/** Connects the event stream of each member and waits until all have begun. */
export async function openStreams(
  url: string,
  { memberIds, listen }: { memberIds: readonly string[]; listen: Listener },
): Promise<OpenStreams> {
  const waiting = memberIds.values();
  const streams: IncomingMessage[] = [];
  const open = async () => {
    for (const memberId of waiting) streams.push(await openStream(url, { memberId, listen }));
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, open));
  return { close: () => streams.forEach((stream) => stream.destroy()) };
}

async function openStream(
  url: string,
  { memberId, listen }: { memberId: string; listen: Listener },
): Promise<IncomingMessage> {
  const path = '/api/events.php';
  const request = get(url + path, { agent: false, headers: headersOf({ memberId, path }) });
  const [stream] = (await once(request, 'response')) as [IncomingMessage];
  if (stream.statusCode !== 200) throw new Error(`A stream was refused with ${stream.statusCode}.`);
  stream.setEncoding('utf8');
  const begun = once(stream, 'data');
  let rest = '';
  stream.on('data', (text: string) => {
    const events = (rest + text).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) listen(memberId, event);
  });
  // Closing it from here is no fault.
  stream.on('error', () => {});
  await begun;
  return stream;
}
