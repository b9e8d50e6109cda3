// Serves the built pages with made-up data, to look at them without the server: node tests/support/serve.ts [port]
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { ColorMode, RenderPage, ScreenOverride } from '@vela/contract/page';
import type { Locale } from '@vela/domain/locale';
import { MEMBER, pageInput } from './page-input.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

const client = join(import.meta.dirname, '../../dist/client');
const { renderPage } = (await import(new URL('../../dist/server/entry-server.js', import.meta.url).href)) as {
  renderPage: RenderPage;
};

createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const answer = TYPES[extname(url.pathname)] ? sendFile : sendPage;
  answer(url, response).catch((error: unknown) =>
    response.writeHead(500).end(error instanceof Error ? error.stack : ''),
  );
}).listen(Number(process.argv[2] ?? 4500));

async function sendFile({ pathname }: URL, response: ServerResponse): Promise<void> {
  const type = TYPES[extname(pathname)] ?? '';
  const packed = existsSync(join(client, `${pathname}.br`));
  const content = await readFile(join(client, pathname + (packed ? '.br' : '')));
  response.writeHead(200, {
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    ...(packed ? { 'content-encoding': 'br' } : {}),
  });
  response.end(content);
}

/** The query stands for what the server would know: ?locale=de&mode=dark&member&screen=not_found */
async function sendPage(url: URL, response: ServerResponse): Promise<void> {
  const query = url.searchParams;
  const nonce = randomUUID();
  const page = await renderPage(
    pageInput(url.pathname + url.search, {
      nonce,
      locale: (query.get('locale') ?? 'en') as Locale,
      colorMode: (query.get('mode') ?? 'system') as ColorMode,
      user: query.has('member') ? MEMBER : null,
      ...(query.has('screen') ? { screen: query.get('screen') as ScreenOverride, status: 404 } : {}),
    }),
  );
  const own = `'self' 'nonce-${nonce}'`;
  response.writeHead(page.status, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-security-policy': `default-src 'self'; script-src ${own}; style-src ${own}; object-src 'none'; base-uri 'none'`,
  });
  response.end(brotliCompressSync(await page.text(), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }));
}
