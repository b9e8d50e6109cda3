import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const STORYBOOK = join(import.meta.dirname, '../../../../apps/storybook/dist');

/** The path of a page that holds nothing but a field. */
export const BARE_PATH = '/a-field-alone';

const BARE_PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>A field alone</title><textarea aria-label="Text"></textarea></html>';

export interface ServedStorybook {
  url: string;
  stop: () => void;
}

/** Serves the built stories on a port of their own, and a page with nothing but a field. */
export async function serveStorybook(): Promise<ServedStorybook> {
  const app = new Hono().get(BARE_PATH, (c) => c.html(BARE_PAGE)).use('/*', serveStatic({ root: STORYBOOK }));
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  if (!server.listening) await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}
