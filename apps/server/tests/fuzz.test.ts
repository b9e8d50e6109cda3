import { PAGE_FORM_NAMES } from '@vela/contract/page';
import { PAGE_LIST } from '@vela/contract/pages';
import { MINUTE } from '@vela/domain/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../src/core/log';
import { chanceOf, type Chance } from './fuzz/chance';
import { drawRequest, type DrawnRequest, type Operation } from './fuzz/draw-request';
import { faultOfApi, faultOfPage } from './fuzz/find-fault';
import { HOSTILE_HEADERS, HOSTILE_TEXTS } from './fuzz/hostile-values';
import { operationsOf } from './fuzz/operations-of';
import { ASKERS, type Asker, type Cast, createCast, newNetwork } from './fuzz/people-at-hand';
import { createTestApp, type TestApp } from './support/create-test-app';

/**
 * With a number of minutes it runs for that long, each round from the next seed; otherwise it sends the same
 * 10,000 requests.
 */
const MINUTES = Number(process.env['FUZZ_MINUTES'] ?? 0);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_123);

/** How many requests each caller sends to each operation, and to each page. */
const TRIES = { operation: 30, page: 6 } as const;

const operations = operationsOf();
const FORMS = PAGE_FORM_NAMES.map((name) => `/${name}`);
const paths = [
  ...new Set([...PAGE_LIST.map(({ path }) => path), ...FORMS, '/robots.txt', '/sitemap.xml', '/api/docs']),
];

let app: TestApp;
let cast: Cast;
const logged: string[] = [];

beforeAll(async () => {
  const log = createLogger({ level: 'error', destination: { write: (line) => void logged.push(line) } });
  app = await createTestApp({ log });
  cast = await createCast(app);
});

afterAll(() => app.close());

interface Fault {
  seed: number;
  what: string;
  request: string;
}

interface Try {
  asker: Asker;
  request: DrawnRequest;
}

/** Sends a request and says what is wrong with its answer. */
async function tryOut(
  { asker, request: { path, ...init } }: Try,
  judge: (judged: Parameters<typeof faultOfPage>[0]) => string | null,
): Promise<string | null> {
  const jar = await cast.jarOf(asker);
  logged.length = 0;
  const response = await app.fetch(path, { ...init, jar, address: newNetwork() });
  const text = await readText(response);
  if (!isLoggedIn(jar.cookies) && asker !== 'visitor') cast.forget(asker);
  if (logged.length > 0) return `logs an error: ${logged.join().slice(0, 600)}`;
  return judge({ asker, response, text, secrets: cast.victim.secrets });
}

/** The member logged out, or another session took the cookie: the next one to ask has to be somebody else. */
function isLoggedIn(cookies: ReadonlyMap<string, string>): boolean {
  return [...cookies.keys()].some((name) => name.endsWith('session'));
}

/** A stream of events has no end of its own. */
async function readText(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text();
  await response.body?.cancel();
  return '';
}

async function fuzzOperation(operation: Operation, seed: number): Promise<Fault[]> {
  const chance = chanceOf(seed);
  const faults: Fault[] = [];
  for (const asker of ASKERS) {
    for (let count = 0; count < TRIES.operation; count += 1) {
      const request = drawRequest(chance, operation, cast.victim.ids);
      const what = await tryOut({ asker, request }, (judged) => faultOfApi(operation, judged));
      if (what !== null)
        faults.push({ seed, what: `${operation.id} ${what}`, request: shown({ asker, request }) });
    }
  }
  return faults;
}

async function fuzzPage(path: string, seed: number): Promise<Fault[]> {
  const chance = chanceOf(seed);
  const faults: Fault[] = [];
  for (const asker of ASKERS) {
    for (let count = 0; count < TRIES.page; count += 1) {
      const request = drawPage(chance, path);
      const what = await tryOut({ asker, request }, faultOfPage);
      if (what !== null) faults.push({ seed, what: `${path} ${what}`, request: shown({ asker, request }) });
    }
  }
  return faults;
}

const FIELDS = [
  'action',
  'step',
  'next',
  'email',
  'password',
  'token',
  'name',
  'city',
  'language',
  'page',
  't',
  'q',
];

/** A page with values that no link has, or a form that nobody filled in like this. */
function drawPage(chance: Chance, path: string): DrawnRequest {
  const segment = (): string =>
    encodeURIComponent(chance.pick(HOSTILE_TEXTS).toWellFormed().slice(0, 200)) || '-';
  const fields = new URLSearchParams(
    Object.fromEntries(
      FIELDS.filter(() => chance.is(0.3)).map((name) => [name, chance.pick(HOSTILE_TEXTS).toWellFormed()]),
    ),
  );
  const filled = path.replace(/\{\w+\??\}/g, segment);
  const headers = chance.is(0.3) ? { ...chance.pick(HOSTILE_HEADERS) } : {};
  if (chance.is(0.6)) return { path: `${filled}?${fields.toString()}`, method: 'GET', headers };
  return {
    path: filled,
    method: 'POST',
    headers: {
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body: fields.toString(),
  };
}

function shown({ asker, request: { method, path, headers, body } }: Try): string {
  const sent = typeof body === 'string' ? body.slice(0, 500) : body && 'a form';
  return `${asker}: ${method} ${path.slice(0, 500)} ${JSON.stringify(headers).slice(0, 300)} ${sent ?? ''}`;
}

/** Runs once, or with other seeds until the time is up. */
async function fuzz(round: (seed: number) => Promise<Fault[]>): Promise<Fault[]> {
  const endsAt = Date.now() + (MINUTES * MINUTE) / 2;
  let seed = SEED;
  const faults = await round(seed);
  while (faults.length === 0 && Date.now() < endsAt) {
    seed += 1;
    faults.push(...(await round(seed)));
  }
  return faults;
}

const TIMEOUT_MS = (MINUTES + 5) * MINUTE;

it(
  'no request makes an operation fail, leak, or answer who may not call it',
  { timeout: TIMEOUT_MS },
  async () => {
    const faults = await fuzz(async (seed) => {
      const found: Fault[] = [];
      for (const [place, operation] of operations.entries())
        found.push(...(await fuzzOperation(operation, seed * 1000 + place)));
      return found;
    });
    expect(faults).toEqual([]);
  },
);

it('no address or form makes a page fail, leak or lead away', { timeout: TIMEOUT_MS }, async () => {
  const faults = await fuzz(async (seed) => {
    const found: Fault[] = [];
    for (const [place, path] of paths.entries()) found.push(...(await fuzzPage(path, seed * 1000 + place)));
    return found;
  });
  expect(faults).toEqual([]);
});
