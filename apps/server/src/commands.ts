import type { Config } from './config';
import { createDatabase } from './db/database';
import { startEmbedded } from './db/embedded';
import type { OperatorRole } from './db/schema';
import { StartError } from './fault';
import { migrate } from './migrate';
import { createOperator, OPERATOR_ROLES } from './operators/create-operator';
import { PORTRAITS_FOLDER } from './portraits-folder';
import { DEFAULT_SITE_ID } from './sites/ensure-default-site';

export interface CommandTools {
  readConfig: () => Config;
  /** Tells the person one line. */
  say: (text: string) => void;
}

interface Command {
  usage: string;
  run(args: readonly string[], tools: CommandTools): Promise<void>;
}

const COMMANDS: readonly Command[] = [
  { usage: 'migrate', run: (_args, tools) => migrateCommand(tools) },
  {
    usage: `operator create <e-mail of a confirmed member> [${OPERATOR_ROLES.join('|')}] [site]`,
    run: operatorCommand,
  },
  { usage: 'portraits prepare', run: (_args, tools) => portraitsCommand(tools) },
];

/** Runs the command that `args` begin with. Throws StartError, a sentence for the person, for anything it can't. */
export async function runCommand(args: readonly string[], tools: CommandTools): Promise<void> {
  const command = COMMANDS.find(({ usage }) => isBegunBy(args, wordsOf(usage)));
  if (!command)
    throw new StartError(['Say one of:', ...COMMANDS.map(({ usage }) => `  ${usage}`)].join('\n'));
  await command.run(args.slice(wordsOf(command.usage).length), tools);
}

/** Brings the database to this version without starting the server, as a deployment does before it exchanges nodes. */
async function migrateCommand({ readConfig, say }: CommandTools): Promise<void> {
  await withDatabase(readConfig(), migrate);
  say('The database is up to date.');
}

async function operatorCommand(
  [email, role = 'admin', siteId = DEFAULT_SITE_ID]: readonly string[],
  tools: CommandTools,
): Promise<void> {
  if (email === undefined) throw new StartError('Say the e-mail address of a member who has confirmed it.');
  if (!isRole(role)) throw new StartError(`The role is one of ${OPERATOR_ROLES.join(', ')}.`);
  await withDatabase(tools.readConfig(), async (url) => {
    const db = createDatabase({ url, size: 1, namedStatements: false });
    try {
      if (await createOperator(db, { siteId, email, role })) return;
    } finally {
      await db.destroy();
    }
    throw new StartError(
      `Site ${siteId} has no confirmed member with this address: sign up and confirm it there first.`,
    );
  });
  tools.say(`This member of ${siteId} is now ${role}.`);
}

/** Draws anew what the demo has prepared of its members: a change of who they are, or of how they are drawn, needs it. */
async function portraitsCommand({ say }: CommandTools): Promise<void> {
  const { preparePortraits } = await import('./seed/portraits/prepare-portraits');
  const count = await preparePortraits(PORTRAITS_FOLDER);
  say(`The main photos of ${count} members are prepared.`);
}

async function withDatabase(
  { database, dataDir }: Config,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const url = database.directUrl ?? database.url;
  if (url !== null) return work(url);
  const embedded = await startEmbedded({ dataDir });
  try {
    await work(embedded.url);
  } finally {
    await embedded.stop();
  }
}

/** The words that a command begins with, before its arguments. */
function wordsOf(usage: string): string[] {
  return (
    usage
      .split(/\s*[<[]/)[0]
      ?.trim()
      .split(' ') ?? []
  );
}

function isBegunBy(args: readonly string[], words: readonly string[]): boolean {
  return words.every((word, index) => args[index] === word);
}

function isRole(role: string): role is OperatorRole {
  return OPERATOR_ROLES.some((known) => known === role);
}
