import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PushedMessage {
  path: string;
  ttl: string | undefined;
  topic: string | undefined;
  authorization: string;
  /** How many bytes of content it has. */
  length: number;
}

export interface PushService {
  /** What it was given so far. */
  messages: PushedMessage[];
  /** The status it answers with from now on. */
  answer: (status: number) => void;
  /** Brings here over a real connection what is meant for any service. */
  fetch: typeof fetch;
  close: () => Promise<void>;
}

/** A push service on this machine. */
export async function startPushService(): Promise<PushService> {
  const messages: PushedMessage[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    let length = 0;
    request.on('data', (chunk: Buffer) => (length += chunk.length));
    request.on('end', () => {
      const { ttl, topic, authorization = '' } = request.headers;
      const path = request.url ?? '';
      messages.push({ path, ttl: ttl?.toString(), topic: topic?.toString(), authorization, length });
      response.writeHead(status).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    messages,
    answer: (next) => (status = next),
    fetch: (input, init) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input);
      return fetch(`http://127.0.0.1:${port}${pathname}${search}`, init);
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
