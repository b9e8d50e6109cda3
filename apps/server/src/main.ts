import { fail, readConfigOrFail } from './fault';
import { startServer } from './start-server';

/** Starts the server, says where it is, and ends it when asked to. */
async function main(): Promise<void> {
  const server = await startServer(readConfigOrFail());
  process.stdout.write(`Vela is ready at ${server.url}\n`);

  const stop = (): void => {
    void server.stop().then(() => process.exit(0), fail);
  };
  // A terminal and the launcher may both send the signal: `stop` itself minds that it is called twice.
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // The launcher was killed: nobody is left to send one.
  process.once('disconnect', stop);
}

main().catch(fail);
