import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const STORYBOOK = join(import.meta.dirname, '../../../../apps/storybook/dist');

export interface ServedStorybook {
  url: string;
  stop: () => void;
}

/** Serves the built stories on a port of their own. */
export async function serveStorybook(): Promise<ServedStorybook> {
  const app = new Hono().use('/*', serveStatic({ root: STORYBOOK }));
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  if (!server.listening) await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}
