import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeDataExport } from '../src/exports/make-data-export';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { exportActs } from './support/exporting';
import { activePerson, mailedToken, type Person, signUpPerson } from './support/people';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const { ask, find, make, open, stored } = exportActs(() => app);

/** The id of the copy that somebody asks for. */
async function askedBy(person: Person): Promise<string> {
  await ask(person);
  const { id } = await app.db
    .selectFrom('data_exports')
    .select('id')
    .where('member_id', '=', person.user.id)
    .executeTakeFirstOrThrow();
  return id;
}

describe('the job that makes a copy', () => {
  it('leaves nothing of a copy that was deleted while it was made', async () => {
    const person = await signUpPerson(app);
    const exportId = await askedBy(person);
    const before = (await stored()).length;
    const store = app.context.storage.put.bind(app.context.storage);
    const put = vi.spyOn(app.context.storage, 'put').mockImplementation(async (...given) => {
      await store(...given);
      await app.db.deleteFrom('data_exports').where('id', '=', exportId).execute();
    });
    await makeDataExport(app.context, { exportId });
    put.mockRestore();
    await app.runJobs();
    expect((await stored()).length).toBe(before);
  });

  it('counts the first of two runs at once', async () => {
    const person = await activePerson(app);
    const exportId = await askedBy(person);
    const before = (await stored()).length;
    await Promise.all([makeDataExport(app.context, { exportId }), makeDataExport(app.context, { exportId })]);
    await app.runJobs();
    expect((await stored()).length).toBe(before + 1);
    const path = (await find(person))?.archive?.path ?? 'none';
    expect((await open(person, path)).data.account.email).toBe(person.email);
    const mails = (await app.mails(person.email)).filter(({ kind }) => kind === 'export_ready');
    expect(mails).toHaveLength(1);
  });

  it('goes with an account that its owner takes over', async () => {
    const stranger = await signUpPerson(app);
    const path = await make(stranger);
    const token = await mailedToken(app, stranger.email, 'activation');
    const jar = new CookieJar();
    await app.call('activate', { body: { token, new_password: 'the words of the owner' }, jar });
    expect((await app.fetch(path, { jar })).status).toBe(404);
    expect((await app.call('getDataExport', { jar })).result.export).toBeNull();
  });
});
