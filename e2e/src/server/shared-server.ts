import { makeDataDir, removeDataDir } from './data-dir';
import { startServer } from './start-server';

/** The variable with the address of the server that all tests share. */
export const SERVER_URL = 'VELA_E2E_URL';

/** Starts it before the first test, and gives what ends it after the last. */
export default async function startSharedServer(): Promise<() => Promise<void>> {
  const dataDir = await makeDataDir();
  // No test looks at most of the demo's photos: to draw them all would take processor time from the tests to their end.
  const server = await startServer({ dataDir, hasDemo: true, drawsAhead: false, usesGivenDatabase: true });
  process.env[SERVER_URL] = server.url;
  return async () => {
    await server.stop();
    await removeDataDir(dataDir);
  };
}
