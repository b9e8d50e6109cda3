import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AppContext } from '../core/context';
import { createLogger } from '../core/log';
import { createPortraits, MOST_UNDERWAY, MOST_WAITING, type Patience } from './portraits';
import type { PhotoProcessor } from '../core/pictures-port';

const PHOTO = { id: 'photo', portrait: 'who it is' };
const bytes = (text: string) => Uint8Array.from(Buffer.from(text));
const textOf = (file: { bytes: Uint8Array; isStandIn: boolean } | null) =>
  file && [Buffer.from(file.bytes).toString(), file.isStandIn];

let folder: URL;
beforeAll(async () => {
  const path = await mkdtemp(join(tmpdir(), 'vela-portraits-'));
  folder = pathToFileURL(`${path}/`);
  await mkdir(new URL('sharp-360/', folder));
  await writeFile(new URL('sharp-360/photo.webp', folder), 'prepared');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Portraits with a processor that draws when the test says so. */
function scene(patience: Patience) {
  const kept = new Map<string, Uint8Array>();
  const storage: AppContext['storage'] = {
    put: async (key, file) => void kept.set(key, file.bytes),
    find: async (key) => {
      const found = kept.get(key);
      return found ? Uint8Array.from(found) : null;
    },
    findRange: async () => null,
    deleteFolder: async () => {},
  };
  const asked: string[] = [];
  const { promise, resolve: draw, reject: fail } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const refuse = async () => {
    throw new Error('nobody asks for that');
  };
  const pictures: PhotoProcessor = {
    process: refuse,
    draw: refuse,
    close: async () => {},
    drawFile: async (_, file) => {
      asked.push(file);
      return promise;
    },
  };
  const log = createLogger({ level: 'silent' });
  const stopping = new AbortController().signal;
  const portraits = createPortraits({ storage, pictures, log, stopping }, { folder, patience });
  return { portraits, kept, asked, draw, fail };
}

const PATIENT = { withStandIn: 60_000, without: 60_000 };
const IMPATIENT = { withStandIn: 0, without: 0 };

it('gives what is prepared without drawing', async () => {
  const { portraits, asked } = scene(PATIENT);
  expect(textOf(await portraits.find(PHOTO, 'sharp-360'))).toEqual(['prepared', false]);
  expect(asked).toEqual([]);
});

it('draws one file once for all who ask, and keeps it', async () => {
  const { portraits, kept, asked, draw } = scene(PATIENT);
  const both = Promise.all([portraits.find(PHOTO, 'blurred-360'), portraits.find(PHOTO, 'blurred-360')]);
  draw(bytes('drawn'));
  expect((await both).map(textOf)).toEqual([
    ['drawn', false],
    ['drawn', false],
  ]);
  expect(textOf(await portraits.find(PHOTO, 'blurred-360'))).toEqual(['drawn', false]);
  expect(asked).toEqual(['blurred-360']);
  expect([...kept.keys()]).toEqual(['photos/photo/blurred-360.webp']);
});

it('shows a prepared one instead while a larger one is drawn', async () => {
  const { portraits, kept, draw } = scene(IMPATIENT);
  expect(textOf(await portraits.find(PHOTO, 'sharp-720'))).toEqual(['prepared', true]);
  draw(bytes('drawn'));
  await expect.poll(() => kept.size).toBe(1);
  expect(textOf(await portraits.find(PHOTO, 'sharp-720'))).toEqual(['drawn', false]);
});

it('has nothing for now where nothing may replace it: no sharp one for a blurred one', async () => {
  const { portraits, kept, draw } = scene(IMPATIENT);
  expect(await portraits.find(PHOTO, 'blurred-720')).toBeNull();
  expect(await portraits.find({ ...PHOTO, id: 'further' }, 'sharp-720')).toBeNull();
  draw(bytes('drawn'));
  await expect.poll(() => kept.size).toBe(2);
});

it('waits for a picture only where nothing may replace it', async () => {
  const { portraits, draw } = scene({ withStandIn: 0, without: 60_000 });
  const [awaited, other] = [portraits.find(PHOTO, 'blurred-360'), portraits.find(PHOTO, 'sharp-720')];
  expect(textOf(await other)).toEqual(['prepared', true]);
  draw(bytes('drawn'));
  expect(textOf(await awaited)).toEqual(['drawn', false]);
});

const CROWD = Array.from({ length: MOST_UNDERWAY + 1 }, (_, index) => ({ ...PHOTO, id: `photo ${index}` }));

it('takes on no more than it can draw soon, and the others when they come again', async () => {
  const { portraits, kept, asked, draw } = scene(IMPATIENT);
  const all = () => Promise.all(CROWD.map((photo) => portraits.find(photo, 'sharp-720')));
  expect(await all()).toEqual(CROWD.map(() => null));
  expect(asked).toHaveLength(MOST_UNDERWAY);
  draw(bytes('drawn'));
  await expect.poll(() => kept.size).toBe(MOST_UNDERWAY);
  await all();
  await expect.poll(() => kept.size).toBe(CROWD.length);
});

it('draws for those beyond that as soon as there is a place, while they wait', async () => {
  const { portraits, asked, draw } = scene(PATIENT);
  const all = Promise.all(CROWD.map((photo) => portraits.find(photo, 'sharp-720')));
  await expect.poll(() => asked).toHaveLength(MOST_UNDERWAY);
  draw(bytes('drawn'));
  expect((await all).map(textOf)).toEqual(CROWD.map(() => ['drawn', false]));
});

it('lets no more than a crowd wait for a place', async () => {
  const { portraits, draw } = scene(PATIENT);
  const photos = Array.from({ length: MOST_UNDERWAY + MOST_WAITING + 1 }, (_, index) => ({
    ...PHOTO,
    id: `photo ${index}`,
  }));
  const found = photos.map((photo) => portraits.find(photo, 'sharp-720'));
  expect(await Promise.race(found)).toBeNull();
  draw(bytes('drawn'));
  expect((await Promise.all(found)).filter((file) => file === null)).toHaveLength(1);
});

it('draws again after a failure', async () => {
  const { portraits, asked, fail } = scene(PATIENT);
  fail(new Error('the process ended'));
  expect(await portraits.find(PHOTO, 'blurred-720')).toBeNull();
  expect(await portraits.find(PHOTO, 'blurred-720')).toBeNull();
  expect(asked).toEqual(['blurred-720', 'blurred-720']);
});
