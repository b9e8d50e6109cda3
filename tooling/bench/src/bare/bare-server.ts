// Hono and React's own renderer with nothing else, serving the document of the page it is compared with.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { createElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { Page } from './page-element.ts';
import type { PageNode } from './page-tree.ts';

const [folder = '', clientAssets = ''] = process.argv.slice(2);
const tree = JSON.parse(readFileSync(join(folder, 'tree.json'), 'utf8')) as PageNode;
const app = new Hono();

app.get('/', async (c) => {
  const stream = await renderToReadableStream(createElement(Page, { tree }), {
    bootstrapModules: ['/bare-client.js'],
  });
  return c.body(stream, 200, { 'content-type': 'text/html; charset=utf-8' });
});
app.use('/assets/*', serveStatic({ root: clientAssets, precompressed: true }));
app.use('/*', serveStatic({ root: folder, precompressed: true }));

const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
  console.log(`ready at http://localhost:${port}`);
});
process.once('SIGTERM', () => server.close(() => process.exit(0)));
