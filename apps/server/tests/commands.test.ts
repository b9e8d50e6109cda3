import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runCommand } from '../src/commands';
import { readConfig } from '../src/config';
import { createLogger } from '../src/core/log';
import { MailRejection } from '../src/core/mail-port';
import { createDatabase } from '../src/db/database';
import { isMigrated } from '../src/db/migrator';
import { createMember } from './support/create-member';
import { createTestApp, type TestApp } from './support/create-test-app';
import { createTestDatabase } from './support/test-database';

let app: TestApp;

beforeAll(async () => {
  // Mails that are given up are part of it.
  app = await createTestApp({ log: createLogger({ level: 'silent' }) });
});

afterAll(() => app.close());

async function run(args: readonly string[], url = app.databaseUrl): Promise<string[]> {
  const said: string[] = [];
  await runCommand(args, {
    readConfig: () => readConfig({ DATABASE_URL: url, DATA_DIR: app.config.dataDir }),
    async *readInput() {},
    say: (text) => said.push(text),
  });
  return said;
}

const roleOf = async (email: string): Promise<string | null> => {
  const row = await app.db
    .selectFrom('members')
    .select('operator_role')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return row.operator_role;
};

describe('migrate', () => {
  it('brings an empty database to this version', async () => {
    const database = await createTestDatabase({ empty: true });
    expect(await run(['migrate'], database.url)).toEqual(['The database is up to date.']);
    const db = createDatabase({ url: database.url, size: 1, namedStatements: true });
    expect(await isMigrated(db)).toBe(true);
    await db.destroy();
    await database.drop();
  });
});

describe('operator create', () => {
  it('gives a confirmed member the role', async () => {
    const jar = await createMember(app, { email: 'Chief@example.com' });
    const [mail] = await app.mails('Chief@example.com');
    const token = new URL(mail?.links[0] ?? '').searchParams.get('token') ?? '';
    await app.call('activate', { jar, body: { token } });
    expect(await run(['operator', 'create', 'chief@example.com'])).toEqual([
      'This member of vela is now admin.',
    ]);
    expect(await roleOf('Chief@example.com')).toBe('admin');
    await run(['operator', 'create', 'chief@example.com', 'moderator', 'vela']);
    expect(await roleOf('Chief@example.com')).toBe('moderator');
  });

  it('rejects an address that nobody confirmed', async () => {
    await createMember(app, { email: 'hopeful@example.com' });
    await expect(run(['operator', 'create', 'hopeful@example.com'])).rejects.toThrow('no confirmed member');
    expect(await roleOf('hopeful@example.com')).toBeNull();
  });

  it.each([
    [['operator', 'create'], 'Say the e-mail address of a member who has confirmed it.'],
    [['operator', 'create', 'a@example.com', 'king'], 'The role is one of moderator, admin.'],
    [['operator', 'create', 'not an address'], 'no confirmed member'],
  ])('refuses %j', async (args, sentence) => {
    await expect(run(args)).rejects.toThrow(sentence);
  });
});

describe('mail dead and mail resend', () => {
  const queue = async (to: string): Promise<void> => {
    await app.context.jobs.add(app.db, 'mail.send', {
      id: app.context.random.id(),
      kind: 'mail_change_notice',
      siteId: 'vela',
      to,
      locale: 'en',
      newAddress: 'n…@example.com',
    });
    await app.runJobs();
  };

  it('list what was given up without its address, and send it again', async () => {
    await app.runJobs();
    expect(await run(['mail', 'dead'])).toEqual(['No mail was given up.']);
    const mails = vi.spyOn(app.context.mail, 'send');
    mails.mockRejectedValue(new MailRejection('policy', 'EMESSAGE 554'));
    await queue('one@example.com');
    await queue('two@example.net');
    const listed = await run(['mail', 'dead']);
    expect(listed.map((line) => line.split('  ').slice(2))).toEqual([
      [
        'vela',
        'mail_change_notice',
        'example.net',
        'The mail server rejected the mail for good: EMESSAGE 554',
      ],
      [
        'vela',
        'mail_change_notice',
        'example.com',
        'The mail server rejected the mail for good: EMESSAGE 554',
      ],
    ]);
    mails.mockRestore();
    expect(await run(['mail', 'resend', listed[0]?.split('  ')[1] ?? ''])).toEqual(['1 mail is sent again.']);
    expect((await app.mails('two@example.net')).length).toBe(1);
    expect(await run(['mail', 'resend', 'all'])).toEqual(['1 mail is sent again.']);
    expect((await app.mails('one@example.com')).length).toBe(1);
    expect(await run(['mail', 'dead'])).toEqual(['No mail was given up.']);
    expect(await run(['mail', 'resend', 'all'])).toEqual(['0 mails are sent again.']);
  });

  it.each([
    [['mail', 'resend'], 'Say the id of a mail'],
    [['mail', 'resend', 'one'], 'An id is one that'],
    [['mail', 'resend', 'all', 'all'], 'An id is one that'],
  ])('refuses %j', async (args, sentence) => {
    await expect(run(args)).rejects.toThrow(sentence);
  });
});

describe('member correct', () => {
  it('puts right what a member can’t any more', async () => {
    await createMember(app, { email: 'Slip@example.com' });
    await run(['member', 'correct', 'slip@example.com', 'gender', 'male']);
    expect(
      await run(['member', 'correct', 'slip@example.com', 'date_of_birth', '1970-03-04', 'vela']),
    ).toEqual(['The profile is corrected.']);
    const profile = await app.db
      .selectFrom('profiles')
      .innerJoin('members', 'members.id', 'profiles.member_id')
      .select(['gender', 'date_of_birth'])
      .where('email', '=', 'Slip@example.com')
      .executeTakeFirstOrThrow();
    expect(profile).toEqual({ gender: 'male', date_of_birth: '1970-03-04' });
  });

  it.each([
    [['member', 'correct'], 'Say gender with'],
    [['member', 'correct', 'slip@example.com', 'gender', 'elf'], 'Say gender with'],
    [
      ['member', 'correct', 'slip@example.com', 'date_of_birth', '1970-02-30'],
      'no date of birth of an adult',
    ],
    [
      ['member', 'correct', 'slip@example.com', 'date_of_birth', '2015-02-03'],
      'no date of birth of an adult',
    ],
    [['member', 'correct', 'nobody@example.com', 'gender', 'male'], 'no member with this address'],
  ])('refuses %j', async (args, sentence) => {
    await expect(run(args)).rejects.toThrow(sentence);
  });
});

describe('an unknown command', () => {
  it.each([[[]], [['destroy']], [['operator']]])('%j is answered with those there are', async (args) => {
    await expect(run(args)).rejects.toThrow(/Say one of:\n {2}migrate\n {2}operator create/);
  });
});
