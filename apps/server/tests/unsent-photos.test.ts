import type { Image } from '@vela/contract/entities/image';
import { DAY, SECOND } from '@vela/domain/time';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, type Person } from './support/people';
import { photoActs } from './support/photo-acts';
import { jpegFile } from './support/photo-files';
import { premiumPerson, say } from './support/talk';

let app: TestApp;
let anna: Person;
let ben: Person;
const { add, photoOf, load, hasFiles } = photoActs(() => app);

beforeAll(async () => {
  app = await createTestApp();
  ben = await activePerson(app);
});

beforeEach(async () => {
  anna = await premiumPerson(app);
});

afterAll(() => app.close());

const rowsOf = async ({ user }: Person): Promise<string[]> => {
  const rows = await app.db.selectFrom('photos').select('id').where('member_id', '=', user.id).execute();
  return rows.map(({ id }) => id);
};

const sweep = async (): Promise<void> => {
  await app.context.jobs.add(app.db, 'housekeeping', {});
  // The first run leaves the files to a job of their own.
  await app.runJobs();
  await app.runJobs();
};

it('deletes a photo that is in no message after a day, with its files, and none that is in one', async () => {
  const sent = await photoOf(anna, { purpose: 'chat' });
  await say(app, anna, { profile_id: ben.user.id, type: 'photo', photo_id: sent.id });
  const ofProfile = await photoOf(anna);
  const unsent = await photoOf(anna, { purpose: 'chat' });

  app.clock.advance(DAY - SECOND);
  await sweep();
  expect(await rowsOf(anna)).toHaveLength(3);

  app.clock.advance(2 * SECOND);
  await sweep();
  expect((await rowsOf(anna)).toSorted()).toEqual([sent.id, ofProfile.id].toSorted());
  const filesOf = (photos: Image[]) => Promise.all(photos.map(hasFiles));
  expect(await filesOf([sent, ofProfile, unsent])).toEqual([true, true, false]);
});

it('keeps the 20 newest of those in no message, and leaves those in one alone', async () => {
  const small = await jpegFile({ width: 40, height: 50 });
  const send = async (): Promise<Image> => {
    app.clock.advance(SECOND);
    return (await add(anna, small, { purpose: 'chat' })).result.photo;
  };
  const sent = await send();
  await say(app, anna, { profile_id: ben.user.id, type: 'photo', photo_id: sent.id });
  const first = await send();
  const others: string[] = [];
  for (let count = 0; count < 19; count += 1) others.push((await send()).id);
  expect(await rowsOf(anna)).toHaveLength(21);

  const last = await send();
  await app.runJobs();
  expect((await rowsOf(anna)).toSorted()).toEqual([sent.id, ...others, last.id].toSorted());
  expect((await load(first.filename, anna)).status).toBe(404);
  expect(await app.context.storage.find(`photos/${first.id}/sharp-thumb.webp`)).toBeNull();
  expect(await app.context.storage.find(`photos/${last.id}/sharp-thumb.webp`)).not.toBeNull();
});
