/**
 * Replaces the built web app. A page requested with `?slow` reports when it has begun and ends when it is
 * released, by functions that the test puts on the global object.
 */
export async function renderPage({ request, status }) {
  if (new URL(request.url).searchParams.has('slow')) {
    globalThis.pageBegun();
    await globalThis.pageMayEnd;
  }
  // Long enough to be compressed.
  return new Response(`<!doctype html><title>Page</title>the page${' and more'.repeat(200)}`, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}

const accent = { accent: '#123456', onAccent: '#ffffff' };

export const accents = Object.fromEntries(
  [1, 2, 3, 4, 5, 6, 7].map((niche) => [niche, { light: accent, dark: accent }]),
);

export async function writeNotification({ siteName }) {
  return { title: siteName, body: 'News', path: '/members' };
}

export async function writeServiceWorker({ siteName }) {
  return `// of ${siteName}`;
}
