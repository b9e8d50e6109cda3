import { startEmbedded } from './db/embedded';
import { migrate } from './migrate';
import { fail, readConfigOrFail, StartError } from './fault';

const COMMANDS: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  migrate: migrateCommand,
};

/** Tasks beside the server: `node dist/cli.js <command>`. */
async function main([command = '', ...args]: readonly string[]): Promise<void> {
  const run = COMMANDS[command];
  if (!run) throw new StartError(`Say one of: ${Object.keys(COMMANDS).join(', ')}.`);
  await run(args);
}

/** Brings the database to this version without starting the server, as a deployment does before it exchanges nodes. */
async function migrateCommand(): Promise<void> {
  const { database, dataDir } = readConfigOrFail();
  if (database.url !== null) return migrate(database.directUrl ?? database.url);
  const embedded = await startEmbedded({ dataDir });
  try {
    await migrate(embedded.url);
  } finally {
    await embedded.stop();
  }
}

main(process.argv.slice(2)).catch(fail);
