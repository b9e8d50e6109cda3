import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import type { Page } from '@playwright/test';

/** An origin that the demo's site lists for landers. */
export const LANDER_ORIGIN = 'http://lander.localhost';

const BUILT = resolve(import.meta.dirname, '../../../apps/lander/dist/example');

/** The site that the example deployment was built for. */
const BUILT_FOR = 'https://vela.example';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Serves the example deployment as a static host would, its forms and links leading to `siteUrl`. */
export async function hostLander(page: Page, siteUrl: string, origin = LANDER_ORIGIN): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const content = await readFile(`${BUILT}${file}`);
    const isPage = extname(file) === '.html';
    await route.fulfill({
      contentType: TYPES[extname(file)] ?? 'text/plain',
      body: isPage ? content.toString('utf8').replaceAll(BUILT_FOR, siteUrl) : content,
    });
  });
}
