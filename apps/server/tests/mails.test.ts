import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailboxMail } from '../src/adapters/mail/mailbox-mail';
import type { MailAdapter } from '../src/core/mail-port';
import { createTestApp, type TestApp } from './support/create-test-app';
import { freshAddress, signupBody, signUpPerson } from './support/people';

let app: TestApp;
let send: MailAdapter['send'];
beforeAll(async () => {
  app = await createTestApp({ mail: { send: (mail) => send(mail) } });
});
afterAll(() => app.close());

const keep: MailAdapter['send'] = (mail) => createMailboxMail(app.context).send(mail);
const mailsTo = (to: string) =>
  app.db
    .selectFrom('mails')
    .select(['id', 'kind', 'to_address', 'subject', 'body_text', 'body_html', 'links', 'sent_at'])
    .where('to_address', '=', to)
    .execute();

describe('a mail', () => {
  it('lies in the mailbox with all that was sent', async () => {
    send = keep;
    const { email } = await signUpPerson(app, { language: 'nl' });
    await app.runJobs();
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'activation',
      subject: 'Bevestig je e-mailadres voor Vela',
      links: [expect.stringMatching(/^http:\/\/localhost:3000\/activate\/done\?token=[\w-]{43}$/)],
      sent_at: app.clock.now(),
    });
    expect(mail?.body_text).toContain(mail?.links[0]);
    expect(mail?.body_html).toContain('<html lang="nl"');
  });

  it('goes in the language of the account, whatever the browser speaks', async () => {
    send = keep;
    const { email, jar } = await activePersonWithMailbox('de');
    await app.call('requestPasswordReset', {
      body: { email },
      address: freshAddress(),
      headers: { 'accept-language': 'fr' },
      jar,
    });
    await app.runJobs();
    expect((await mailsTo(email)).map(({ subject }) => subject)).toContain(
      'Wählen Sie ein neues Passwort für Vela',
    );
  });

  it('that fails to go is tried again and then goes once', async () => {
    let attempts = 0;
    send = async (mail) => {
      attempts += 1;
      if (attempts === 1) throw new Error('the mail server is away');
      await keep(mail);
    };
    const { email } = await signUpPerson(app);
    await app.runJobs();
    expect(await mailsTo(email)).toEqual([]);
    await retryNow();
    await app.runJobs();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is stored once when its job runs twice, and its link is the same', async () => {
    const sent: string[] = [];
    send = async (mail) => {
      await keep(mail);
      sent.push(mail.links[0] ?? '');
      // The node dies after its work, before it could say so.
      if (sent.length === 1) throw new Error('gone');
    };
    const { email } = await signUpPerson(app);
    await app.runJobs();
    await retryNow();
    await app.runJobs();
    expect(sent).toHaveLength(2);
    expect(sent[0]).toBe(sent[1]);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is not promised when the sign-up fails', async () => {
    send = keep;
    const { email } = await signUpPerson(app);
    await app.runJobs();
    const { error } = await app.call('signUp', { body: signupBody({ email }), address: freshAddress() });
    expect(error.code).toBe('account_exists');
    expect(await app.runJobs()).toBe(0);
  });

  it('takes its addresses from the site, not from the Host header', async () => {
    send = keep;
    const body = signupBody();
    await app.fetch('http://evil.example/api/signup.php', {
      method: 'POST',
      headers: { 'x-client': 'test', 'content-type': 'application/json', host: 'evil.example' },
      body: JSON.stringify(body),
      address: freshAddress(),
    });
    await app.runJobs();
    const [mail] = await mailsTo(body.email);
    expect(mail?.links[0]).toMatch(/^http:\/\/localhost:3000\//);
    expect(JSON.stringify(mail)).not.toContain('evil');
  });
});

async function activePersonWithMailbox(language: 'de') {
  const person = await signUpPerson(app, { language });
  await app.runJobs();
  const [mail] = await mailsTo(person.email);
  const token = new URL(mail?.links[0] ?? '').searchParams.get('token') ?? '';
  await app.call('activate', { body: { token }, jar: person.jar, address: person.address });
  return person;
}

/** The queue waits before it tries again; nobody here does. */
async function retryNow(): Promise<void> {
  await app.db
    .withTables<{ 'jobs.job': { start_after: Date; state: string } }>()
    .updateTable('jobs.job')
    .set({ start_after: new Date(0) })
    .where('state', '=', 'retry')
    .execute();
}
