import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../src/app';
import { PORTRAIT_SIZE, portraitText } from '@vela/demo/portraits/portrait';
import { mainPortraits } from '../src/seed/prepare-portraits';
import { createTestApp, ORIGIN, type TestApp } from './support/create-test-app';
import { activePerson, type Person } from './support/people';
import { bytesOf, photoActs } from './support/photo-acts';

const PORTRAIT = portraitText({
  person: 'somebody',
  gender: 'female',
  age: 34,
  skin: 2,
  hair: 'black',
  scarf: false,
  scene: 'sea',
  shot: 0,
});

let app: TestApp;
let free: Person;
const { photoOf, photosFor, load } = photoActs(() => app);

beforeAll(async () => {
  app = await createTestApp();
  free = await activePerson(app);
});

afterAll(() => app.close());

describe('a drawn portrait', () => {
  const insert = async (person: Person, { main = false, id }: { main?: boolean; id: string }) =>
    app.db
      .insertInto('photos')
      .values({
        id,
        member_id: person.user.id,
        purpose: 'profile',
        status: 'active',
        main,
        position: 0,
        portrait: PORTRAIT,
        ...PORTRAIT_SIZE,
        created_at: app.clock.now(),
      })
      .execute();
  const isDrawn = async (id: string): Promise<boolean> =>
    (await app.db.selectFrom('photos').select('ready').where('id', '=', id).executeTakeFirstOrThrow()).ready;

  const endRests = () => sql`update jobs.job set start_after = now() where state = 'created'`.execute(app.db);

  it('is drawn when somebody asks for it, in the file that was asked for', async () => {
    const person = await activePerson(app);
    await insert(person, { id: 'portrait-asked-for', main: true });
    const [photo] = await photosFor(free, person);
    // The answer says that it is being drawn, so the client asks again a moment later.
    await expect.poll(async () => (await load(photo?.filename, free)).status).toBe(200);
    const file = await bytesOf(await load(photo?.filename, free));
    expect(await sharp(file).metadata()).toMatchObject(PORTRAIT_SIZE);
    const { storage } = app.context;
    expect(await storage.find('photos/portrait-asked-for/sharp-720.webp')).not.toBeNull();
    expect(await storage.find('photos/portrait-asked-for/sharp-360.webp')).toBeNull();
    // The others wait for the job.
    expect(await isDrawn('portrait-asked-for')).toBe(false);
    await app.db.deleteFrom('photos').where('id', '=', 'portrait-asked-for').execute();
  });

  const forever = () => new Promise<never>(() => {});
  const ask = async (path = '', drawFile: () => Promise<never> = forever) => {
    const slow = await createApp({ ...app.context, pictures: { ...app.context.pictures, drawFile } });
    const headers = { cookie: free.jar.header };
    const socket = { remoteAddress: '127.0.0.1' };
    return slow.fetch(new Request(new URL(path, ORIGIN), { headers }), { incoming: { socket } });
  };
  const cacheOf = ({ headers }: Response) => headers.get('cache-control');

  it('is promised for a moment later where it can’t be drawn now', async () => {
    const person = await activePerson(app);
    await insert(person, { id: 'portrait-underway', main: true });
    const [photo] = await photosFor(free, person);
    const answer = await ask(photo?.filename, () => Promise.reject(new Error('out of memory')));
    expect([answer.status, cacheOf(answer)]).toEqual([503, 'private, no-store']);
    expect(answer.headers.get('retry-after')).toBe('1');
    await app.db.deleteFrom('photos').where('id', '=', 'portrait-underway').execute();
  });

  describe('that takes long', () => {
    it('is there at once where it lies prepared, which replaces a larger one', async () => {
      const person = await activePerson(app);
      const id = mainPortraits()[0]?.photoId ?? '';
      await insert(person, { id, main: true });
      const [photo] = await photosFor(free, person);
      for (const path of [photo?.thumb_filename, photo?.sources?.[0]?.filename]) {
        const answer = await ask(path);
        expect([answer.status, cacheOf(answer)]).toEqual([200, expect.stringContaining('immutable')]);
      }
      const standIn = await ask(photo?.filename);
      expect([standIn.status, cacheOf(standIn)]).toEqual([200, 'private, no-store']);
      expect(await sharp(await bytesOf(standIn)).metadata()).toMatchObject({ width: 360, height: 450 });
      await app.db.deleteFrom('photos').where('id', '=', id).execute();
    });
  });

  it('is drawn again where its file is lost, which an upload cannot be', async () => {
    const person = await activePerson(app);
    await insert(person, { id: 'portrait-lost', main: true });
    await app.db.updateTable('photos').set({ ready: true }).where('id', '=', 'portrait-lost').execute();
    const [photo] = await photosFor(free, person);
    await expect.poll(async () => (await load(photo?.filename, free)).status).toBe(200);
    const uploaded = await photoOf(person);
    await app.context.storage.deleteFolder(`photos/${uploaded.id}`);
    expect((await load(uploaded.filename, person)).status).toBe(404);
  });

  it('is drawn by the job when nobody does, and the deep readiness waits for it', async () => {
    const person = await activePerson(app);
    await insert(person, { id: 'portrait-waiting' });
    await insert(person, { id: 'portrait-waiting-too' });
    const ready = () => app.call('getReadiness', { query: { deep: '1' } });
    expect((await ready()).json).toMatchObject({
      ready: false,
      checks: { photos: false },
      waiting: { photos: 2 },
    });
    await app.context.jobs.add(app.db, 'photos.draw', {});
    await app.runJobs();
    expect(await isDrawn('portrait-waiting')).toBe(true);
    await endRests();
    await app.runJobs();
    expect(await isDrawn('portrait-waiting-too')).toBe(true);
    expect((await ready()).json).toMatchObject({
      ready: true,
      checks: { photos: true },
      waiting: { photos: 0 },
    });
    // Nobody waits for it, so whatever else the machine has to do comes first.
  }, 60_000);
});
