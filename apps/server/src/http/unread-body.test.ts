import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { boundUnreadBody } from './unread-body';

const MOST_READ = 100_000;
const PIECE = 'x'.repeat(10_000);
const LONG = 50_000_000;

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server that answers before it has read anything of a body, and the connection to it. */
async function open(lingerMs: number): Promise<{ client: Socket; ofServer: Socket; received: () => string }> {
  const server = createServer((incoming, outgoing) => {
    boundUnreadBody(incoming, outgoing, { mostRead: MOST_READ, lingerMs });
    outgoing.writeHead(429, { 'content-length': '2' }).end('no');
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const connected = once(server, 'connection') as Promise<[Socket]>;
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  client.on('data', (chunk: Buffer) => (text += chunk.toString()));
  client.on('error', () => {});
  const [ofServer] = await connected;
  return { client, ofServer, received: () => text };
}

function head(length: number): string {
  return `POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${length}\r\n\r\n`;
}

/** Sends until the connection is gone or takes no more. */
function sendOn(client: Socket): void {
  const send = (): void => {
    while (!client.destroyed && client.write(PIECE));
  };
  client.on('drain', send);
  send();
}

describe('the rest of a body whose answer was sent', () => {
  it('is read where it is short, and the connection serves the next request', async () => {
    const { client, received } = await open(60_000);
    for (let number = 1; number <= 2; number += 1) {
      client.write(head(PIECE.length) + PIECE);
      await expect.poll(() => received().match(/ 429 /gu)?.length).toBe(number);
    }
  });

  it('is left where it is long, while the sender may read the answer', async () => {
    const { client, ofServer, received } = await open(60_000);
    client.write(head(LONG));
    sendOn(client);
    // The server says that it will answer nothing else.
    await once(client, 'end');
    expect(received()).toContain(' 429 ');
    expect(ofServer.destroyed).toBe(false);
    // What stands in the buffers of streams comes on top.
    expect(ofServer.bytesRead).toBeLessThan(MOST_READ + 500_000);
  });

  it('ends with the connection', async () => {
    const { client, ofServer, received } = await open(1);
    client.write(head(LONG));
    sendOn(client);
    await once(ofServer, 'close');
    expect(ofServer.bytesRead).toBeLessThan(MOST_READ + 500_000);
    await expect.poll(() => received()).toContain(' 429 ');
  });
});
