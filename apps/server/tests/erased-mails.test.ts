import { DAY } from '@vela/domain/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseAccount } from '../src/erasure/erase-account';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, mailedToken, PASSWORD, type Person, signUpPerson } from './support/people';
import { tablesWith } from './support/tables-with';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ storesMails: true });
});
afterAll(() => app.close());

const remove = ({ jar, address }: Person) =>
  app.call('deleteUser', { jar, address, body: { password: PASSWORD } });
const housekeep = async () => {
  await app.context.jobs.add(app.db, 'housekeeping', {});
  await app.runJobs();
  // The jobs that it added.
  await app.runJobs();
};
const eraseAfter = async (person: Person) => {
  await remove(person);
  app.clock.advance(14 * DAY);
  await housekeep();
};
/** All mails that wait were tried for a day. */
const giveUpMails = async () => {
  await sql`
    insert into jobs.job (name, source_name, data)
    select 'dead', name, data from jobs.job where name = 'mail.send' and state = 'created'`.execute(app.db);
  await sql`delete from jobs.job where name = 'mail.send' and state = 'created'`.execute(app.db);
};

describe('the erasing job', () => {
  it('leaves no mail that was given up to any address of the person, and those to others', async () => {
    const person = await activePerson(app);
    const { jar, address, email, user } = person;
    const [second, asked, written] = [
      'second.home@example.com',
      'asked.alone@example.com',
      'written@example.com',
    ];
    const changeTo = (to: string) =>
      app.call('requestMailChange', { jar, address, body: { email: to, password: PASSWORD } });
    await changeTo(second);
    const token = await mailedToken(app, second, 'mail_change');
    // The undo goes to the first address, and then a link to one that is never confirmed.
    await app.call('confirmMailChange', { jar, address, body: { token } });
    await changeTo(asked);
    await app.call('sendComplaint', {
      jar,
      address,
      body: { email: written, subject: 'Help', text: 'Please.' },
    });
    await giveUpMails();
    const own = [email, second, asked, written, user.id];
    expect(await tablesWith(app, [email])).toContain('jobs.job_common');
    await app.call('deleteUser', { jar, address, body: { password: PASSWORD } });
    app.clock.advance(8 * DAY);
    const stranger = await signUpPerson(app, { email: asked });
    await giveUpMails();
    app.clock.advance(6 * DAY);
    await housekeep();
    await sql`delete from jobs.job where completed_on is not null`.execute(app.db);
    expect(
      await tablesWith(
        app,
        own.filter((mark) => mark !== asked),
      ),
    ).toEqual([]);
    const { rows } = await sql<{ kind: string }>`
      select data ->> 'kind' as kind from jobs.job where data ->> 'to' = ${asked}`.execute(app.db);
    expect(rows).toEqual([{ kind: 'activation' }]);
    expect(await tablesWith(app, [stranger.user.id])).toContain('public.members');
  });

  it('leaves the mails to a former address that is another account’s by now', async () => {
    const person = await activePerson(app);
    const { jar, address, email } = person;
    const body = { email: 'moved.away@example.com', password: PASSWORD };
    await app.call('requestMailChange', { jar, address, body });
    const token = await mailedToken(app, body.email, 'mail_change');
    await app.call('confirmMailChange', { jar, address, body: { token } });
    await app.runJobs();
    app.clock.advance(8 * DAY);
    await signUpPerson(app, { email });
    await giveUpMails();
    await eraseAfter({ ...person, email: body.email });
    const { rows } = await sql<{ kind: string }>`
      select data ->> 'kind' as kind from jobs.job where name = 'dead' and data ->> 'to' = ${email}`.execute(
      app.db,
    );
    expect(rows).toEqual([{ kind: 'activation' }]);
    expect(await tablesWith(app, [body.email])).toEqual([]);
  });

  it('waits while a job that names the person runs', async () => {
    const person = await activePerson(app);
    const memberId = person.user.id;
    await remove(person);
    app.clock.advance(14 * DAY);
    const isRunning = (yes: boolean) =>
      sql`update jobs.job set state = ${yes ? 'active' : 'created'}, started_on = now()
        where name = 'mail.send' and data ->> 'to' = ${person.email} and state in ('created', 'active')`.execute(
        app.db,
      );
    await isRunning(true);
    await expect(eraseAccount(app.context, { memberId })).rejects.toThrow(
      'Jobs that name the member are running: mail.send',
    );
    expect(await tablesWith(app, [person.email])).toContain('public.members');
    await isRunning(false);
    await eraseAccount(app.context, { memberId });
    expect(await tablesWith(app, [memberId, person.email])).toEqual([]);
  });

  it('deletes the mails to the address and those that name it, and none of a longer address', async () => {
    const person = await activePerson(app, { email: 'ann.smith@example.com' });
    const mails = [
      ['to it', 'Ann.Smith@example.com', 'Hello.'],
      ['about it', 'support@example.com', 'From ann.smith@example.com.\n\nHelp!'],
      ['quoting it', 'support@example.com', "It was 'ann.smith@example.com'"],
      ['to a longer one', 'joann.smith@example.com', 'Hello.'],
      ['about a longer one', 'support@example.com', 'From joann.smith@example.com.'],
      ['about a domain that goes on', 'support@example.com', 'From ann.smith@example.com.au'],
      ['about another', 'support@example.com', 'From annXsmith@example.com'],
    ] as const;
    const sent_at = app.clock.now();
    for (const [id, to_address, body_text] of mails)
      await app.db
        .insertInto('mails')
        .values({
          id,
          kind: 'activation',
          to_address,
          subject: '',
          body_text,
          body_html: '',
          links: [],
          sent_at,
        })
        .execute();
    await eraseAfter(person);
    const left = await app.db
      .selectFrom('mails')
      .select('id')
      .where(
        'id',
        'in',
        mails.map(([id]) => id),
      )
      .execute();
    expect(left.map(({ id }) => id).toSorted()).toEqual([
      'about a domain that goes on',
      'about a longer one',
      'about another',
      'to a longer one',
    ]);
  });
});

describe('the mailbox of a demo', () => {
  it('has the mails of 30 days, so that the link of each still says whose it was', async () => {
    const person = await activePerson(app);
    const mailed = async () => {
      const rows = await app.db
        .selectFrom('mails')
        .select('kind')
        .where('to_address', '=', person.email)
        .execute();
      return rows.map(({ kind }) => kind);
    };
    app.clock.advance(30 * DAY - 1);
    await housekeep();
    expect(await mailed()).toContain('activation');
    app.clock.advance(1 + DAY);
    await housekeep();
    expect(await mailed()).not.toContain('activation');
  });
});
