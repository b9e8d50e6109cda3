import { HOUR } from '@vela/domain/time';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../src/core/log';
import { transact } from '../src/db/transact';
import { eraseAccount } from '../src/erasure/erase-account';
import { deletePhotoOf } from '../src/photos/delete-photo';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, PASSWORD, type Person, signUpPerson } from './support/people';
import { photoActs } from './support/photo-acts';
import { jpegFile } from './support/photo-files';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ log: createLogger({ level: 'silent' }) });
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => app.close());

const { add, photoOf, photosOf } = photoActs(() => app);
const upload = async (person: Person) => add(person, await jpegFile({ width: 360, height: 450 }));

const housekeep = async () => {
  await app.context.jobs.add(app.db, 'housekeeping', {});
  await app.runJobs();
  // The jobs that it added.
  await app.runJobs();
};
const rowsOf = ({ user }: Person) =>
  app.db.selectFrom('photos').select(['id', 'ready']).where('member_id', '=', user.id).execute();

/** Has something happen around each file that is stored, and says which files are there in the end. */
function spyOnFiles(around: (store: () => Promise<void>, key: string) => Promise<void>) {
  const store = app.context.storage.put.bind(app.context.storage);
  const keys: string[] = [];
  vi.spyOn(app.context.storage, 'put').mockImplementation((key, file) => {
    keys.push(key);
    return around(() => store(key, file), key);
  });
  return {
    left: async () => {
      const found = await Promise.all(keys.map((key) => app.context.storage.find(key)));
      return keys.filter((_, index) => found[index] !== null);
    },
  };
}

describe('an upload of which a file can’t be stored', () => {
  it('leaves no file once the storage is back, and no row in the way of the next one', async () => {
    const person = await activePerson(app);
    let slow: Promise<void> | undefined;
    const files = spyOnFiles(async (store, key) => {
      if (key.endsWith('sharp-thumb.webp')) throw new Error('the storage is away');
      // The others come later than the failure.
      await (slow ??= new Promise((resolve) => void setImmediate(resolve)));
      await store();
    });
    const away = vi
      .spyOn(app.context.storage, 'deleteFolder')
      .mockRejectedValue(new Error('the storage is away'));
    expect((await upload(person)).status).toBe(500);
    await app.runJobs();
    expect(await files.left()).not.toEqual([]);
    expect(await rowsOf(person)).toEqual([]);
    away.mockRestore();
    app.clock.advance(HOUR);
    await housekeep();
    expect(await files.left()).toEqual([]);
    vi.restoreAllMocks();
    expect((await upload(person)).status).toBe(200);
  });

  it('leaves the main photo to one that was uploaded meanwhile', async () => {
    const person = await activePerson(app);
    const meanwhile = async () => {
      const [begun] = await app.db
        .selectFrom('photos')
        .selectAll()
        .where('member_id', '=', person.user.id)
        .execute();
      if (!begun) throw new Error('The row comes before the files');
      const further = { ...begun, id: 'further', main: false, position: 1, ready: true };
      await app.db
        .insertInto('photos')
        .values(further)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    };
    spyOnFiles(async () => {
      await meanwhile();
      throw new Error('the storage is away');
    });
    expect((await upload(person)).status).toBe(500);
    expect((await photosOf(person)).map(({ id, main }) => [id, main])).toEqual([['further', true]]);
  });

  it('is swept with its row where the database is away, too', async () => {
    const person = await activePerson(app);
    const files = spyOnFiles(async (store, key) => {
      if (key.endsWith('sharp-thumb.webp')) throw new Error('the storage is away');
      await store();
    });
    vi.spyOn(app.context.jobs, 'add').mockRejectedValue(new Error('the database is away'));
    expect((await upload(person)).status).toBe(500);
    expect(await rowsOf(person)).toMatchObject([{ ready: false }]);
    vi.spyOn(app.context.jobs, 'add').mockRestore();
    app.clock.advance(HOUR + 1);
    await housekeep();
    app.clock.advance(HOUR);
    await housekeep();
    expect([await rowsOf(person), await files.left()]).toEqual([[], []]);
  });
});

describe('an upload whose account is erased meanwhile', () => {
  it('leaves no file, though the deletion came before the files', async () => {
    const person = await signUpPerson(app);
    let erasing: Promise<void> | undefined;
    const erase = async () => {
      await app.call('deleteUser', {
        jar: person.jar,
        address: person.address,
        body: { password: PASSWORD },
      });
      await eraseAccount(app.context, { memberId: person.user.id });
      await app.runJobs();
    };
    const files = spyOnFiles(async (store) => {
      await (erasing ??= erase());
      await store();
    });
    const { status, error } = await upload(person);
    expect([status, error.code]).toEqual([403, 'authentication_required']);
    await app.runJobs();
    expect(await files.left()).toEqual([]);
  });

  it('leaves no file where its server dies before it finds out', async () => {
    const person = await activePerson(app);
    await photoOf(person);
    const memberId = person.user.id;
    await app.db.updateTable('photos').set({ ready: false }).where('member_id', '=', memberId).execute();
    const [photo] = await rowsOf(person);
    const photoId = photo?.id ?? 'none';
    await transact(app.db, (tx) => deletePhotoOf(app.context, tx, { photoId, memberId }));
    await app.runJobs();
    const key = `photos/${photoId}/sharp-thumb.webp`;
    await app.context.storage.put(key, { bytes: new Uint8Array(1), type: 'image/webp' });
    app.clock.advance(HOUR);
    await housekeep();
    expect(await app.context.storage.find(key)).toBeNull();
  });
});
