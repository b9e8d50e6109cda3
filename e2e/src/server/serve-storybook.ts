import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { STORYBOOK } from '../stories/story-index';

/** The variable with the address of the built Storybook. */
export const STORYBOOK_URL = 'VELA_STORYBOOK_URL';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Serves it before the first story, and gives what ends that after the last. */
export default async function serveStorybook(): Promise<() => void> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    void serve(decodeURIComponent(pathname), response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  process.env[STORYBOOK_URL] = `http://127.0.0.1:${port}`;
  return () => {
    server.closeAllConnections();
    server.close();
  };
}

async function serve(path: string, response: ServerResponse): Promise<void> {
  const file = join(STORYBOOK, normalize(path));
  try {
    const body = await readFile(file);
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    response.end(body);
  } catch {
    response.writeHead(404);
    response.end();
  }
}
