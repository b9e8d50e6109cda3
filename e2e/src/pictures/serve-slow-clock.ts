import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { makeDataDir, removeDataDir } from '../server/data-dir';
import { SERVER_URL } from '../server/shared-server';
import { startServer, type RunningServer } from '../server/start-server';
import { introduce } from './cast';
import { beginLooks } from './count-looks';
import { FROM } from './moment';

const SLOW_CLOCK = pathToFileURL(join(import.meta.dirname, 'slow-clock.mjs')).href;

/** Starts a demo on a day of its own before the first picture, with everyone who looks at it, and ends it after the last. */
export default async function serveSlowClock(): Promise<() => Promise<void>> {
  const dataDir = await makeDataDir();
  beginLooks(dataDir);
  const server = await startSlowly(dataDir);
  const stop = async () => {
    await server.stop();
    await removeDataDir(dataDir);
  };
  process.env[SERVER_URL] = server.url;
  try {
    await introduce(server.url);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/** Starts the server with the slow clock; the browsers that start later have the real one. */
async function startSlowly(dataDir: string): Promise<RunningServer> {
  const { NODE_OPTIONS = '' } = process.env;
  process.env['NODE_OPTIONS'] = `${NODE_OPTIONS} --import=${SLOW_CLOCK}`.trim();
  process.env['VELA_SLOW_CLOCK_FROM'] = FROM.toISOString();
  const server = await startServer({ dataDir, hasDemo: true });
  process.env['NODE_OPTIONS'] = NODE_OPTIONS;
  return server;
}
