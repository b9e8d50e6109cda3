import { fail, readConfigOrFail } from './fault';
import { startServer } from './start-server';

/** A request or a query that hangs must not keep the process alive for ever; the next start mends what this leaves. */
const STOP_LIMIT_MS = 30_000;

/** Starts the server, says where it is, and ends it when asked to. */
async function main(): Promise<void> {
  const server = await startServer(readConfigOrFail());
  process.stdout.write(`Vela is ready at ${server.url}\n`);

  const stop = (): void => {
    setTimeout(giveUp, STOP_LIMIT_MS).unref();
    void server.stop().then(() => process.exit(0), fail);
  };
  // A terminal and the launcher may both send the signal: `stop` itself minds that it is called twice.
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // The launcher was killed: nobody is left to send one.
  process.once('disconnect', stop);
}

function giveUp(): void {
  process.stderr.write(
    `The server did not end within ${STOP_LIMIT_MS / 1000} s, so what was left is cut off.\n`,
  );
  process.exit(1);
}

main().catch(fail);
