import { request as playwrightRequest } from '@playwright/test';
import { signUp } from '../src/actors/api';
import { listMails, waitForMail } from '../src/actors/mailbox';
import { makeDataDir, removeDataDir } from '../src/server/data-dir';
import { startServer } from '../src/server/start-server';
import { expect, test } from '../src/fixtures/test';

test('a server killed right after a sign-up loses neither the account nor its mail, and sends it once', async () => {
  const dataDir = await makeDataDir();
  const first = await startServer({ dataDir });
  const before = await playwrightRequest.newContext({ baseURL: first.url });
  const person = await signUp(before);
  await first.kill();
  await before.dispose();

  const second = await startServer({ dataDir });
  const after = await playwrightRequest.newContext({ baseURL: second.url });
  await waitForMail(after, { to: person.email, kind: 'activation' });
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
