import { readdir } from 'node:fs/promises';
import { dataArchiveSchema } from '@vela/contract/entities/data-archive';
import type { ResultOf } from '@vela/contract/registry';
import { strFromU8, unzipSync } from 'fflate';
import * as v from 'valibot';
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
  return { ask, find, make, open, stored };
}
