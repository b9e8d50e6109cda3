import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { request as playwrightRequest } from '@playwright/test';
import { signUp } from '../src/actors/api';
import { listMails, waitForMail } from '../src/actors/mailbox';
import { makeDataDir, removeDataDir } from '../src/server/data-dir';
import { startServer } from '../src/server/start-server';
import { expect, test } from '../src/fixtures/test';

/** A mail that its server had begun to send is known as lost only after a while. */
const PATIENCE = { timeout: 90_000 };

test('a server killed right after a sign-up loses neither the account nor its mail, and sends it once', async () => {
  const dataDir = await makeDataDir();
  const first = await startServer({ dataDir });
  const before = await playwrightRequest.newContext({ baseURL: first.url });
  const person = await signUp(before);
  await first.kill();
  await before.dispose();

  const second = await startServer({ dataDir });
  const after = await playwrightRequest.newContext({ baseURL: second.url });
  await waitForMail(after, { to: person.email, kind: 'activation', ...PATIENCE });
  const login = await after.post('/api/user.php', {
    data: { email: person.email, password: person.password },
    headers: { 'x-client': 'web' },
  });
  expect(login.status()).toBe(200);

  // Jobs are taken in their order: once a later mail has come, a second one of the first would have come, too.
  const another = await playwrightRequest.newContext({ baseURL: second.url });
  const later = await signUp(another);
  await waitForMail(after, { to: later.email, kind: 'activation' });
  expect(await listMails(after, person.email)).toHaveLength(1);

  await another.dispose();
  await after.dispose();
  await second.stop();
  await removeDataDir(dataDir);
});

test('a mail that a server was sending when it was killed is sent by the next one', async () => {
  const dataDir = await makeDataDir();
  // It takes the call and never says a word: the mail is on its way for as long as the server lives.
  const silent = createServer();
  const called = once(silent, 'connection');
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const first = await startServer({ dataDir, smtpUrl: `smtp://127.0.0.1:${port}` });
  const before = await playwrightRequest.newContext({ baseURL: first.url });
  const person = await signUp(before);
  await called;
  await first.kill();
  await before.dispose();
  silent.close();

  const second = await startServer({ dataDir });
  const after = await playwrightRequest.newContext({ baseURL: second.url });
  await waitForMail(after, { to: person.email, kind: 'activation', ...PATIENCE });

  await after.dispose();
  await second.stop();
  await removeDataDir(dataDir);
});
