import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { dataArchiveSchema } from '@vela/contract/entities/data-archive';
import type { ResultOf } from '@vela/contract/registry';
import { Readable } from 'node:stream';
import { strFromU8, unzipSync } from 'fflate';
import * as v from 'valibot';
import { storeArchive } from '../../src/exports/archive-parts';
import type { TestAnswer, TestApp } from './create-test-app';
import { PASSWORD, type Person } from './people';

/** What members do with copies of their data. */
export function exportActs(app: () => TestApp) {
  const ask = ({ jar, address }: Person, password = PASSWORD): Promise<TestAnswer<'createDataExport'>> =>
    app().call('createDataExport', { jar, address, body: { password } });
  const find = async ({ jar }: Person): Promise<ResultOf<'getDataExport'>['export']> =>
    (await app().call('getDataExport', { jar })).result.export;
  const make = async (person: Person): Promise<string> => {
    await ask(person);
    await app().runJobs();
    return (await find(person))?.archive?.path ?? 'no archive';
  };
  const open = async (person: Person, path: string) => {
    const response = await app().fetch(path, { jar: person.jar });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const files = unzipSync(bytes);
    const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    const data = v.parse(dataArchiveSchema, JSON.parse(textOf('data.json')));
    return { response, bytes, files, textOf, data };
  };
  /** The parts of copies in the storage. */
  const stored = async (): Promise<string[]> => {
    const names = await readdir(app().config.dataDir, { recursive: true });
    return names.filter((name) => /exports\/[^/]+\/[^/]+\/\d+$/.test(name));
  };
  /** A copy of some megabytes, which nothing has to be made of; returns its path with its bytes. */
  const store = async ({ user }: Person, megabytes: number): Promise<{ path: string; bytes: Buffer }> => {
    const { context, db, clock } = app();
    const bytes = randomBytes(megabytes * 1024 * 1024);
    const id = context.random.id();
    const place = { exportId: id, run: 'run' };
    const { parts } = await storeArchive(context.storage, { place, chunks: Readable.from([bytes]) });
    await db
      .insertInto('data_exports')
      .values({
        id,
        member_id: user.id,
        asked_at: clock.now(),
        ready_at: clock.now(),
        run: 'run',
        parts,
        bytes: bytes.byteLength,
      })
      .execute();
    return { path: `/exports/${id}.zip`, bytes };
  };
  return { ask, find, make, open, stored, store };
}
