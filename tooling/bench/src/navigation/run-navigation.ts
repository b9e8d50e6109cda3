import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request, type Browser } from 'playwright';
import { launchChromium } from '../launch-chromium.ts';
import { startBuiltServer } from '../start-server.ts';
import { measureStep, type StepFigures } from './measure-step.ts';
import { STEPS } from './steps.ts';

/** The time from a press until the new content is painted, in milliseconds. */
const BOUNDS = { cached: 100, fresh: 300 } as const satisfies Partial<Record<keyof StepFigures, number>>;

const MEMBER = { email: 'demo@example.com', password: 'demo-demo-demo' };

/** Measures the steps between members' pages on a slow phone, and gives 1 while one takes longer than it may. */
export async function runNavigation(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'vela-navigation-'));
  await chmod(folder, 0o755); // Otherwise the database, whose user can't enter it, would be elsewhere.
  try {
    const server = await startBuiltServer({
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: '',
      PORT: process.env['PORT'] ?? '4890',
      SEED: 'demo',
      SMTP_URL: '',
    });
    const browser = await launchChromium();
    try {
      return await measure(browser, server.url);
    } finally {
      await browser.close();
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(browser: Browser, url: string): Promise<number> {
  const cookies = await logIn(url);
  console.log(
    'Steps between members’ pages: processor 4x slower, 150 ms, 1.6 Mbit/s, 375 px wide, medians of 5:\n',
  );
  console.log(row('', ['in the cache', 'asked for', 'as a document']));
  let isKept = true;
  for (const step of STEPS) {
    const figures = await measureStep(browser, { url, cookies, step });
    const isOver = figures.cached > BOUNDS.cached || figures.fresh > BOUNDS.fresh;
    isKept &&= !isOver;
    const times = [figures.cached, figures.fresh, figures.document].map((ms) => `${ms.toFixed(0)} ms`);
    console.log(row(step.name, [...times, isOver ? 'OVER' : '']));
  }
  console.log(row('bound', [`${BOUNDS.cached} ms`, `${BOUNDS.fresh} ms`]));
  return isKept ? 0 : 1;
}

async function logIn(url: string) {
  const api = await request.newContext({ baseURL: url, extraHTTPHeaders: { 'x-client': 'bench' } });
  const answer = await api.post('/api/user.php', { data: MEMBER });
  if (!answer.ok()) throw new Error(`The demo's member could not log in: ${answer.status()}.`);
  const { cookies } = await api.storageState();
  await api.dispose();
  return cookies;
}

function row(what: string, cells: readonly string[]): string {
  return what.padEnd(30) + cells.map((cell) => cell.padStart(15)).join('');
}
