import { DAY, HOUR } from '@vela/domain/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../src/core/log';
import { transact } from '../src/db/transact';
import { queueFolderDeletion } from '../src/files/folder-deletions';
import { deletePhotoOf } from '../src/photos/delete-photo';
import { createTestApp, type TestApp } from './support/create-test-app';
import { exportActs } from './support/exporting';
import { activePerson, freshAddress, PASSWORD, type Person } from './support/people';
import { photoActs } from './support/photo-acts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ log: createLogger({ level: 'silent' }) });
});
beforeEach(() => void vi.restoreAllMocks());
afterAll(() => app.close());

const { photoOf, hasFiles } = photoActs(() => app);
const exportsOf = exportActs(() => app);

const housekeep = async () => {
  await app.context.jobs.add(app.db, 'housekeeping', {});
  await app.runJobs();
  // The jobs that it added.
  await app.runJobs();
};
const storageIsAway = () =>
  vi.spyOn(app.context.storage, 'deleteFolder').mockRejectedValue(new Error('the storage is away'));
/** All tries of all jobs are over, and what was given up is deleted, too. */
const forgetJobs = () =>
  sql`delete from jobs.job where name in ('folder.delete', 'photo.erase', 'export.erase', 'dead')`.execute(
    app.db,
  );
const queued = async () =>
  (await app.db.selectFrom('folder_deletions').select('folder').execute()).map(({ folder }) => folder);
const queue = (folder: string, isWritten = false) =>
  transact(app.db, (tx) => queueFolderDeletion(app.context, tx, { folder, isWritten }));
const put = (key: string) =>
  app.context.storage.put(key, { bytes: new Uint8Array(1), type: 'application/zip' });
const isThere = async (key: string) => (await app.context.storage.find(key)) !== null;
const remove = ({ jar, address }: Person) =>
  app.call('deleteUser', { jar, address, body: { password: PASSWORD } });

describe('a folder that is to be deleted', () => {
  it('is deleted after an outage of the storage that outlasts every try of its job', async () => {
    const person = await activePerson(app);
    const photo = await photoOf(person);
    await exportsOf.make(person);
    expect(await exportsOf.stored()).toHaveLength(1);
    await remove(person);
    app.clock.advance(14 * DAY);
    const away = storageIsAway();
    await housekeep();
    expect(
      await app.db.selectFrom('members').select('id').where('id', '=', person.user.id).execute(),
    ).toEqual([]);
    for (let day = 0; day < 40; day += 10) {
      app.clock.advance(10 * DAY);
      await housekeep();
      await forgetJobs();
    }
    expect([await hasFiles(photo), (await exportsOf.stored()).length]).toEqual([true, 1]);
    away.mockRestore();
    await housekeep();
    expect([await hasFiles(photo), await exportsOf.stored()]).toEqual([false, []]);
    expect(await queued()).toEqual([]);
  });

  it('is deleted though another fails each time', async () => {
    await put('photos/second/one.webp');
    for (const folder of ['photos/first', 'photos/second']) await queue(folder);
    await forgetJobs();
    const deleteFolder = app.context.storage.deleteFolder.bind(app.context.storage);
    vi.spyOn(app.context.storage, 'deleteFolder').mockImplementation(async (folder) => {
      if (folder === 'photos/first') throw new Error('no right to do that');
      await deleteFolder(folder);
    });
    await housekeep();
    expect(await isThere('photos/second/one.webp')).toBe(false);
    expect(await queued()).toEqual(['photos/first']);
    vi.restoreAllMocks();
    await housekeep();
    expect(await queued()).toEqual([]);
  });

  it('is deleted at once, and again once nobody writes there any more', async () => {
    await put('exports/written/run/00000');
    await queue('exports/written', true);
    await app.runJobs();
    expect(await isThere('exports/written/run/00000')).toBe(false);
    await put('exports/written/run/00001');
    app.clock.advance(HOUR - 1);
    await housekeep();
    expect(await isThere('exports/written/run/00001')).toBe(true);
    app.clock.advance(1);
    await housekeep();
    expect(await isThere('exports/written/run/00001')).toBe(false);
    expect(await queued()).toEqual([]);
  });

  it('stays written down where it is asked for again during the deletion', async () => {
    const deleteFolder = app.context.storage.deleteFolder.bind(app.context.storage);
    vi.spyOn(app.context.storage, 'deleteFolder').mockImplementationOnce(async (folder) => {
      await deleteFolder(folder);
      await put('photos/again/late.webp');
      await queue(folder);
      await forgetJobs();
    });
    await queue('photos/again');
    await app.runJobs();
    expect(await queued()).toEqual(['photos/again']);
    await housekeep();
    expect([await isThere('photos/again/late.webp'), await queued()]).toEqual([false, []]);
  });

  it('waits for the report that needs its files, and goes with that, whichever of the two is deleted first', async () => {
    const [offender, { jar }] = [await activePerson(app), await activePerson(app)];
    const photo = await photoOf(offender);
    const body = { photo_id: photo.id, reason: 'scam', text: '' } as const;
    expect((await app.call('reportMember', { jar, address: freshAddress(), body })).status).toBe(200);
    const memberId = offender.user.id;
    await transact(app.db, (tx) => deletePhotoOf(app.context, tx, { photoId: photo.id, memberId }));
    await housekeep();
    expect([await hasFiles(photo), await queued()]).toEqual([true, [`photos/${photo.id}`]]);
    // As if the report had been deleted in the moment before the photo's row was.
    await app.db.deleteFrom('report_photos').where('photo_id', '=', photo.id).execute();
    await housekeep();
    expect([await hasFiles(photo), await queued()]).toEqual([false, []]);
  });

  it('may be one that the version before asked for', async () => {
    for (const key of ['photos/older/one.webp', 'exports/older/run/00000']) await put(key);
    await app.context.jobs.add(app.db, 'photo.erase', { photoId: 'older' });
    await app.context.jobs.add(app.db, 'export.erase', { exportId: 'older' });
    await app.runJobs();
    await app.runJobs();
    expect([await isThere('photos/older/one.webp'), await isThere('exports/older/run/00000')]).toEqual([
      false,
      false,
    ]);
  });
});
