import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** How long it may take on a busy machine before the browser counts as one that doesn't run there. */
const PATIENCE_MS = 60_000;

const POLL_MS = 50;

const PAGE = 'data:text/html,<title>shown</title>';

const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--remote-debugging-port=0',
];

/**
 * Has a browser show a page, which needs all of its processes.
 * @param {string} path
 * @param {number} [patienceMs]
 * @returns {Promise<string | null>} why it shows none, in its own words; null when it does
 */
export async function tryStart(path, patienceMs = PATIENCE_MS) {
  const profile = await mkdtemp(join(tmpdir(), 'vela-try-'));
  const browser = spawn(path, [...ARGS, `--user-data-dir=${profile}`, PAGE], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  browser.stderr.setEncoding('utf8').on('data', (/** @type {string} */ text) => (said += text));
  const ended = once(browser, 'close').then(
    () => lastLine(said) ?? 'it ended without a word',
    (/** @type {Error} */ error) => error.message,
  );
  const over = new AbortController();
  try {
    return await Promise.race([
      ended,
      showsPage(() => said, over.signal),
      delay(patienceMs, `it shows no page within ${patienceMs / 1000} s`, { signal: over.signal }),
    ]);
  } finally {
    over.abort();
    browser.kill('SIGKILL');
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}

/**
 * @param {() => string} said
 * @param {AbortSignal} signal
 * @returns {Promise<null>} once it does
 */
async function showsPage(said, signal) {
  for (;;) {
    const port = /DevTools listening on ws:\/\/[^/]+:(\d+)\//u.exec(said())?.[1];
    if (port !== undefined && (await titlesAt(port)).includes('shown')) return null;
    await delay(POLL_MS, undefined, { signal });
  }
}

/**
 * @param {string} port
 * @returns {Promise<string[]>}
 */
async function titlesAt(port) {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/json/list`);
    const pages = /** @type {{ title: string }[]} */ (await answer.json());
    return pages.map(({ title }) => title);
  } catch {
    return [];
  }
}

/** @param {string} text */
function lastLine(text) {
  return text.trim().split('\n').at(-1) || null;
}
