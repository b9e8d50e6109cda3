import { REPORT_OUTCOMES } from '@vela/domain/safety';
import { readReport } from './adapters/mail-events/read-report';
import { MAX_REPORT_BYTES } from './adapters/mail-events/report-bounds';
import { createClock } from './core/clock';
import type { Config } from './core/config';
import { createDatabase, type Db } from './db/database';
import { startEmbedded } from './db/embedded';
import type { OperatorRole } from './db/member-tables';
import type { ReportedMailEvent } from './core/mail-events-port';
import { OperatorError } from './core/operator-error';
import { createLogger } from './core/log';
import { migrate } from './migrate';
import { endAnnouncement, openAnnouncement } from './news/announcements';
import { correctMember, readCorrection } from './operators/correct-member';
import { addJob, listDeadMails, sendDeadMails } from './jobs/job-commands';
import { referenceIn } from './mails/mail-references';
import { createOperator, OPERATOR_ROLES } from './operators/create-operator';
import { PORTRAITS_FOLDER } from './portraits-folder';
import { systemRandom } from './core/random';
import { decideReport, listOpenReports, readDecision } from './safety/decide-report';
import { loadSecrets } from './secrets';
import { DEFAULT_SITE_ID } from './sites/ensure-default-site';
import { placeOf, putText, removeText, TEXT_NAMES } from './texts/text-commands';

export interface CommandTools {
  readConfig: () => Config;
  /** What is piped into the command. */
  readInput: () => AsyncIterable<Uint8Array>;
  /** Prints one line for the operator. */
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
  { usage: `text put <${TEXT_NAMES.join('|')}> <language> <file> [site]`, run: putTextCommand },
  { usage: `text remove <${TEXT_NAMES.join('|')}> <language> [site]`, run: removeTextCommand },
  { usage: 'member correct <e-mail> <gender|date_of_birth> <value> [site]', run: correctMemberCommand },
  { usage: 'report list', run: (_args, tools) => listReportsCommand(tools) },
  { usage: `report decide <reference> <${REPORT_OUTCOMES.join('|')}>`, run: decideReportCommand },
  { usage: 'announcement open <file> [site]', run: openAnnouncementCommand },
  { usage: 'announcement end <number>', run: endAnnouncementCommand },
  { usage: 'mail-event [recipient]', run: mailEventCommand },
  { usage: 'mail dead', run: (_args, tools) => deadMailsCommand(tools) },
  { usage: 'mail resend <id|all>', run: resendCommand },
  { usage: 'portraits prepare', run: (_args, tools) => portraitsCommand(tools) },
];

/** Runs the command that `args` begin with. Throws OperatorError, a sentence for the person, for anything it can't. */
export async function runCommand(args: readonly string[], tools: CommandTools): Promise<void> {
  const command = COMMANDS.find(({ usage }) => isBegunBy(args, wordsOf(usage)));
  if (!command)
    throw new OperatorError(['Say one of:', ...COMMANDS.map(({ usage }) => `  ${usage}`)].join('\n'));
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
  if (email === undefined)
    throw new OperatorError('Say the e-mail address of a member who has confirmed it.');
  if (!isRole(role)) throw new OperatorError(`The role is one of ${OPERATOR_ROLES.join(', ')}.`);
  const own = await createTools(tools);
  const isCreated = await withDb(tools, (db) => createOperator({ db, ...own }, { siteId, email, role }));
  if (!isCreated)
    throw new OperatorError(
      `Site ${siteId} has no confirmed member with this address: sign up and confirm it there first.`,
    );
  tools.say(`This member of ${siteId} is now ${role}.`);
}

/** What a command needs that writes down what it did. */
async function createTools({ readConfig }: CommandTools) {
  const config = readConfig();
  const { fingerprint } = await loadSecrets(config);
  return {
    clock: createClock(),
    fingerprint,
    log: createLogger({ level: config.logLevel }),
    random: systemRandom,
  };
}

async function putTextCommand(
  [name, locale, file, siteId = DEFAULT_SITE_ID]: readonly string[],
  tools: CommandTools,
): Promise<void> {
  const place = placeOf(name, locale, siteId);
  await withDb(tools, (db) => putText(db, place, file));
  tools.say(`${siteId} shows this text now.`);
}

async function removeTextCommand(
  [name, locale, siteId = DEFAULT_SITE_ID]: readonly string[],
  tools: CommandTools,
): Promise<void> {
  const place = placeOf(name, locale, siteId);
  await withDb(tools, (db) => removeText(db, place));
  tools.say(`${siteId} shows the text that comes with the software.`);
}

async function correctMemberCommand(
  [email, field, value, siteId = DEFAULT_SITE_ID]: readonly string[],
  tools: CommandTools,
): Promise<void> {
  const correction = readCorrection(field, value, createClock().now());
  if (email === undefined) throw new OperatorError('Say the e-mail address of the member.');
  if (!(await withDb(tools, (db) => correctMember(db, { siteId, email, correction }))))
    throw new OperatorError(`Site ${siteId} has no member with this address.`);
  tools.say('The profile is corrected.');
}

async function listReportsCommand(tools: CommandTools): Promise<void> {
  const reports = await withDb(tools, (db) => listOpenReports(db, MOST_LISTED));
  for (const {
    created_at: at,
    reference,
    site_id: siteId,
    reason,
    subject_kind: kind,
    subject_id: id,
  } of reports)
    tools.say([at.toISOString(), reference, siteId, reason, kind, id].join('  '));
  if (reports.length === 0) tools.say('Every report is decided.');
}

async function decideReportCommand(
  [reference, outcome]: readonly string[],
  tools: CommandTools,
): Promise<void> {
  const decision = readDecision(reference, outcome);
  const own = await createTools(tools);
  await withDb(tools, (db) => decideReport({ db, jobs: { add: addJob }, ...own }, decision));
  tools.say(`Report ${decision.reference} is decided: ${decision.outcome}.`);
}

async function openAnnouncementCommand(
  [file, siteId = DEFAULT_SITE_ID]: readonly string[],
  tools: CommandTools,
): Promise<void> {
  const now = createClock().now();
  const seq = await withDb(tools, (db) => openAnnouncement(db, { file, siteId, now }));
  tools.say(
    `Announcement ${seq} goes to the members of ${siteId} who asked for it, from the next hourly run on, by day.`,
  );
}

async function endAnnouncementCommand([number]: readonly string[], tools: CommandTools): Promise<void> {
  const seq = Number(number);
  if (!Number.isSafeInteger(seq) || seq < 1) throw new OperatorError('Say the number of the announcement.');
  await withDb(tools, (db) => endAnnouncement(db, { seq, now: createClock().now() }));
  tools.say(`Nobody gets announcement ${seq} any more.`);
}

/** `EX_TEMPFAIL`: the mail server brings the message again. */
const TRY_AGAIN = 75;

/**
 * Takes one message of the mailbox of bounces, as a mail server pipes it. Whatever it is, it is accepted: a rejection would only
 * send another message to somebody who didn't write it.
 */
async function mailEventCommand([recipient]: readonly string[], tools: CommandTools): Promise<void> {
  const message = await readAtMost(tools.readInput(), MAX_REPORT_BYTES);
  const report = readReport(message, { recipient: recipient ?? null });
  try {
    const payload = { ...(report ?? UNREADABLE), references: referencesOf(report) };
    await withDb(tools, (db) => addJob(db, 'mail.report', payload));
  } catch (error) {
    throw new OperatorError('The report could not be stored: try again later.', error, TRY_AGAIN);
  }
  tools.say(report ? `A report of kind ${report.kind} is stored.` : 'This is no report of a mail.');
}

/** It is only counted. */
const UNREADABLE = { id: 'unreadable', kind: 'ignored', address: null } as const;

/** Without the addresses of the report, which no job of the queue needs to name. */
function referencesOf(report: ReportedMailEvent | null): string[] {
  return (report?.references ?? []).flatMap((text) => referenceIn(text) ?? []);
}

/** What comes, up to `maxBytes` of it; it is read to its end, so that its sender isn't cut off. */
async function readAtMost(input: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of input) {
    const kept = chunk.subarray(0, maxBytes - size);
    if (kept.byteLength > 0) chunks.push(kept);
    size += kept.byteLength;
  }
  return Buffer.concat(chunks);
}

const MOST_LISTED = 200;

async function deadMailsCommand(tools: CommandTools): Promise<void> {
  const mails = await withDb(tools, (db) => listDeadMails(db, MOST_LISTED));
  for (const { at, id, siteId, kind, domain, reason } of mails)
    tools.say([at.toISOString(), id, siteId, kind, domain, reason].join('  '));
  if (mails.length === 0) tools.say('No mail was given up.');
}

async function resendCommand(ids: readonly string[], tools: CommandTools): Promise<void> {
  if (ids.length === 0) throw new OperatorError('Say the id of a mail that `mail dead` lists, or all.');
  const isAll = ids.length === 1 && ids[0] === 'all';
  if (!isAll && !ids.every((id) => UUID.test(id)))
    throw new OperatorError('An id is one that `mail dead` lists.');
  const count = await withDb(tools, (db) => sendDeadMails(db, isAll ? 'all' : ids));
  tools.say(count === 1 ? '1 mail is sent again.' : `${count} mails are sent again.`);
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Draws the demo's prepared portraits again, which is needed after a change of who the members are or how
 * they are drawn.
 */
async function portraitsCommand({ say }: CommandTools): Promise<void> {
  const { preparePortraits } = await import('./seed/prepare-portraits');
  const count = await preparePortraits(PORTRAITS_FOLDER);
  say(`The main photos of ${count} members are prepared.`);
}

async function withDb<Result>(
  { readConfig }: CommandTools,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  return withDatabase(readConfig(), async (url) => {
    const db = createDatabase({ url, size: 1, namedStatements: false });
    try {
      return await work(db);
    } finally {
      await db.destroy();
    }
  });
}

async function withDatabase<Result>(
  { database, dataDir }: Config,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const url = database.directUrl ?? database.url;
  if (url !== null) return work(url);
  const embedded = await startEmbedded({ dataDir });
  try {
    return await work(embedded.url);
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
