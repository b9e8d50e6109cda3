// A process of its own, so that what asks for `/healthz` beside the flood isn't held up by it.
import { Agent, request as send, type IncomingMessage } from 'node:http';
import { floodOf, type FloodName, type Flooders, type FloodRequest } from './floods.ts';

export interface FloodTask {
  name: FloodName;
  url: string;
  seconds: number;
  flooders: Flooders;
}

export interface FloodResult {
  requests: number;
  /** How often each status was answered; `broken` where the connection ended without an answer. */
  answers: Record<string, number>;
}

process.once('message', (task: FloodTask) => {
  void flood(task).then((result) => process.send?.(result, () => process.exit()));
});
process.on('disconnect', () => process.exit());

async function flood({ name, url, seconds, flooders }: FloodTask): Promise<FloodResult> {
  const kind = floodOf(name);
  const { atOnce, most, staysOpen = false } = kind;
  const requestOf = kind.prepare(flooders);
  const agent = staysOpen
    ? new Agent({ keepAlive: false })
    : new Agent({ keepAlive: true, maxSockets: atOnce });
  const endsAt = performance.now() + 1000 * seconds;
  const result: FloodResult = { requests: 0, answers: {} };
  const ask = async (): Promise<void> => {
    while (performance.now() < endsAt && result.requests < most) {
      const number = result.requests;
      result.requests += 1;
      const answer = await ending(sendOne(requestOf(number), { url, agent, staysOpen }), endsAt);
      result.answers[answer] = (result.answers[answer] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  // Streams stay open for as long as the flood is to last.
  if (staysOpen) await new Promise((resolve) => setTimeout(resolve, Math.max(0, endsAt - performance.now())));
  agent.destroy();
  return result;
}

/** What is not answered when the flood ends is left alone. */
async function ending(answer: Promise<string>, endsAt: number): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('unanswered'), Math.max(0, endsAt - performance.now()));
  });
  return Promise.race([answer, end]).finally(() => clearTimeout(timer));
}

interface Connection {
  url: string;
  agent: Agent;
  staysOpen: boolean;
}

function sendOne(
  { method, path, headers, body, isChunked = false }: FloodRequest,
  { url, agent, staysOpen }: Connection,
): Promise<string> {
  return new Promise((resolve) => {
    const length = body && !isChunked ? { 'content-length': String(body.byteLength) } : {};
    const outgoing = send(url + path, { method, agent, headers: { ...headers, ...length } });
    outgoing.on('error', () => resolve('broken'));
    outgoing.on('response', (answer: IncomingMessage) => {
      const status = String(answer.statusCode);
      answer.on('error', () => resolve(status));
      answer.on('close', () => resolve(status));
      answer.resume();
      if (staysOpen) resolve(status);
    });
    outgoing.end(body);
  });
}
