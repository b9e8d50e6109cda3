import { once } from 'node:events';
import type { Server } from 'node:http';
import { createApp } from './app';
import type { Config } from './core/config';
import type { AppContext } from './core/context';
import { connectionsOf, createContext } from './create-context';
import { startEmbedded } from './db/embedded';
import { listen } from './http/listen';
import { createLogger } from './core/log';
import { refreshListings } from './members/refresh-listing';
import { migrate } from './migrate';
import { warnOfUncheckedPhotos } from './photos/photo-checks';
import { fail } from './fault';
import { OperatorError } from './core/operator-error';

export interface RunningServer {
  url: string;
  /** Takes no more requests, lets running ones and jobs end, closes the database. A second call waits for the first. */
  stop(): Promise<void>;
}

/**
 * Starts everything in the order that makes each step safe: the database first, because it also proves that
 * no other copy runs on the same data; the network last, because every request expects an answer.
 */
export async function startServer(config: Config): Promise<RunningServer> {
  const log = createLogger({ level: config.logLevel });
  const endings: (() => Promise<void>)[] = [];
  const stop = singly(async () => {
    for (const end of endings.toReversed()) await end();
  });
  try {
    const urls = await openDatabase(config, endings);
    await migrate(urls.directUrl);
    const { context, startEvents, startJobs, endStreams, close } = await createContext({ config, log, urls });
    endings.push(close);
    if (config.seed === 'demo') {
      const { seedDemo } = await import('./seed/seed-demo');
      await seedDemo(context);
    }
    for (const site of await context.sites.all()) await refreshListings(context.db, site);
    const app = await createApp(context);
    const server = await listen(context, { app }).catch((error: unknown) => {
      throw listenFault(error, config);
    });
    endings.push(
      () => closeServer(server),
      async () => endStreams(),
    );
    await startEvents();
    await startJobs();
    if (config.mode === 'production') {
      warmUp(context);
      await warnOfUncheckedPhotos(context);
    }
    return { url: config.publicUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The tables of addresses and of languages take a moment to read: before somebody waits for them, and without keeping the start. */
function warmUp({ geo, textLanguages, log }: AppContext): void {
  textLanguages.prepare().catch((error: unknown) => log.warn({ err: error }, 'no languages of texts'));
  geo.countryOf('192.0.2.1').catch((error: unknown) => log.warn({ err: error }, 'no countries of addresses'));
}

async function openDatabase(
  config: Config,
  endings: (() => Promise<void>)[],
): Promise<{ url: string; directUrl: string }> {
  const { url, directUrl } = config.database;
  if (url !== null) return { url, directUrl: directUrl ?? url };
  const embedded = await startEmbedded({
    dataDir: config.dataDir,
    maxConnections: connectionsOf(config) + 20,
    log: (sentence) => process.stderr.write(`${sentence}\n`),
    onLost: fail,
  });
  endings.push(() => embedded.stop());
  return { url: embedded.url, directUrl: embedded.url };
}

function listenFault(error: unknown, { host, port }: { host: string; port: number }): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE')
    return new OperatorError(`Port ${port} is taken: stop what uses it, or set PORT to another one.`, error);
  if (code === 'EACCES')
    return new OperatorError(`Port ${port} needs more rights: set PORT to one above 1023.`, error);
  if (code === 'EADDRNOTAVAIL')
    return new OperatorError(`HOST is ${host}, which is no address of this machine.`, error);
  return error;
}

/** How long a running request may take to end. */
const DRAIN_MS = 10_000;

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // A connection whose request ends from now on would stay open for the next one.
  const sweep = setInterval(() => server.closeIdleConnections(), 20);
  const limit = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(limit);
}

function singly(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null;
  return () => (done ??= work());
}
