import { sql } from 'kysely';
import sharp from 'sharp';
import { HOUR, SECOND } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../src/app';
import { PORTRAIT_SIZE } from '../src/seed/portraits/draw-portrait';
import { portraitText } from '../src/seed/portraits/portrait';
import { mainPortraits } from '../src/seed/portraits/prepare-portraits';
import { createTestApp, ORIGIN, type TestApp } from './support/create-test-app';
import { activePerson, type Person, signUpPerson } from './support/people';
import { bytesOf, photoActs } from './support/photo-acts';
import { bombFile, drawPicture, fileOf, jpegFile, phoneFile } from './support/photo-files';

/** What production refuses to start without. */
const PRODUCTION = {
  VELA_MODE: 'production',
  APP_SECRET: 'a secret of the tests, longer than 32 characters',
  METRICS_TOKEN: 'a-token-of-the-tests',
  SMTP_URL: 'smtp://localhost:2525',
  DATABASE_URL: 'postgres://localhost/unused',
  MOLLIE_API_KEY: 'test_key',
};
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
let owner: Person;
let free: Person;
const { add, photoOf, personWithPhotos, makePremium, photosOf, photosFor, load, hasFiles } = photoActs(
  () => app,
);

beforeAll(async () => {
  app = await createTestApp();
  owner = await activePerson(app);
  free = await activePerson(app);
});

afterAll(() => app.close());

const halfOf = async (file: File): Promise<File> =>
  fileOf(new Uint8Array(await file.arrayBuffer()).subarray(0, file.size / 2));

describe('addPhoto', () => {
  it('keeps a photo in every size, upright and without a word of where it was made', async () => {
    const { status, result } = await add(owner, await phoneFile());
    expect(status).toBe(200);
    expect(result.photo).toMatchObject({
      status: 'active',
      main: true,
      private: false,
      variant: 'sharp',
      width: 800,
      height: 1000,
      sources: [{ width: 360 }, { width: 720 }, { width: 800 }],
    });
    for (const { filename, width } of result.photo.sources ?? []) {
      const response = await load(filename, owner);
      expect(response.headers.get('content-type')).toBe('image/webp');
      const file = await bytesOf(response);
      const { format, width: stored, exif, xmp, iptc, icc } = await sharp(file).metadata();
      expect({ format, stored, exif, xmp, iptc, icc }).toEqual({ format: 'webp', stored: width });
      expect(file.toString('latin1')).not.toContain('Somebody');
    }
    const thumb = await bytesOf(await load(result.photo.thumb_filename, owner));
    expect(await sharp(thumb).metadata()).toMatchObject({ width: 200, height: 250 });
  });

  it.each(['png', 'webp', 'avif', 'jpeg'] as const)('takes %s', async (format) => {
    const bytes = await sharp(await drawPicture({ width: 200, height: 200 }))
      .toFormat(format)
      .toBuffer();
    const person = await activePerson(app);
    const { result } = await add(person, fileOf(bytes, 'application/octet-stream'));
    expect(result.photo).toMatchObject({ width: 200, height: 200 });
  });

  it('makes nothing larger than the largest size, and nothing wider than tall lands on its side', async () => {
    const person = await activePerson(app);
    const { result } = await add(person, await jpegFile({ width: 3000, height: 2000 }));
    expect(result.photo).toMatchObject({ width: 1440, height: 960 });
  });

  it('makes the first photo that others may see the main one', async () => {
    const person = await activePerson(app);
    const hidden = await photoOf(person, { private: 'true' });
    const first = await photoOf(person);
    const second = await photoOf(person);
    expect([hidden.main, first.main, second.main]).toEqual([false, true, false]);
    const { result } = await app.call('getUser', { jar: person.jar });
    expect(result.user?.profile?.main_image?.id).toBe(first.id);
    expect(result.user?.profile?.photos.map(({ id }) => id)).toEqual([first.id, hidden.id, second.id]);
  });

  it.each([
    ['words', () => fileOf('not a picture at all'), 'not_an_image'],
    ['nothing', () => fileOf(''), 'not_an_image'],
    ['the first half of a photo', async () => halfOf(await jpegFile()), 'not_an_image'],
    ['the beginning of a PNG', async () => fileOf((await drawPicture()).subarray(0, 60)), 'not_an_image'],
    [
      'a drawing that could run scripts',
      () => fileOf('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'unsupported_type',
    ],
    [
      'a drawing behind an XML line',
      () => fileOf('<?xml version="1.0"?><svg/>', 'image/png'),
      'unsupported_type',
    ],
    ['an animation', () => fileOf('GIF89a........'), 'unsupported_type'],
    ['a document', () => fileOf('%PDF-1.7 ........'), 'unsupported_type'],
    ['a picture with more pixels than memory has room for', bombFile, 'too_many_pixels'],
    [
      'a picture that would be blown up to a blur',
      () => jpegFile({ width: 10, height: 10 }),
      'photo_too_small',
    ],
    ['a narrow one that lies on its side', () => phoneFile({ width: 1000, height: 159 }), 'photo_too_small'],
  ])('refuses %s', async (_, file, code) => {
    const person = await activePerson(app);
    const { error } = await add(person, await file());
    expect(error.code).toBe(code);
    expect(await photosOf(person)).toEqual([]);
  });

  it('refuses more than 15 MB', async () => {
    const { status, error } = await add(owner, fileOf(new Uint8Array(16 * 1024 * 1024)));
    expect([status, error.code]).toEqual([413, 'too_large']);
  });

  it('refuses a form without a photo', async () => {
    const { error } = await app.call('addPhoto', { jar: owner.jar, body: { private: 'true' } as never });
    expect(error.fields).toEqual([{ path: 'photo', code: 'required' }]);
  });

  it.each([
    ['free', 3],
    ['premium', 25],
  ] as const)('lets a %s member keep %i photos, however many come at once', async (kind, limit) => {
    const person = await activePerson(app);
    if (kind === 'premium') await makePremium(person);
    const photo = await jpegFile({ width: 160, height: 200 });
    const answers = await Promise.all(Array.from({ length: limit + 2 }, () => add(person, photo)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ error }) => [error.code, error.params])).toEqual([
      ['photo_limit', { limit }],
      ['photo_limit', { limit }],
    ]);
    expect((await photosOf(person)).filter(({ main }) => main)).toHaveLength(1);
    expect(await photosOf(person)).toHaveLength(limit);
  });

  it.each([
    [2000, 200],
    [200, 3000],
  ])('takes %i by %i pixels for a profile, as the rule judges the upload itself', async (width, height) => {
    expect((await add(await activePerson(app), await jpegFile({ width, height }))).status).toBe(200);
  });

  it('takes a small drawing for a message, which is shown as it is', async () => {
    const person = await activePerson(app);
    const { status } = await add(person, await jpegFile({ width: 150, height: 90 }), { purpose: 'chat' });
    expect(status).toBe(200);
  });

  it('counts no photo of a message among those of the profile', async () => {
    const person = await activePerson(app);
    const photo = await photoOf(person, { purpose: 'chat' });
    expect([photo.main, await photosOf(person)]).toEqual([false, []]);
    expect((await load(photo.filename, person)).status).toBe(200);
    expect((await load(photo.filename, free)).status).toBe(404);
  });

  it('takes 60 uploads an hour', async () => {
    const person = await activePerson(app);
    const broken = fileOf('no picture');
    for (let count = 0; count < 60; count += 1)
      expect((await add(person, broken)).error.code).toBe('not_an_image');
    const { status, error } = await add(person, broken);
    expect([status, error.code]).toEqual([429, 'too_many_requests']);
    app.clock.advance(HOUR);
    expect((await add(person, broken)).error.code).toBe('not_an_image');
  });

  it('is open to a member who has not confirmed the address yet', async () => {
    const person = await signUpPerson(app);
    expect((await add(person, await jpegFile())).status).toBe(200);
  });
});

describe('where strangers meet', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp({ env: PRODUCTION });
  });
  afterAll(() => site.close());

  it('a photo waits for its check, and nobody but its owner sees it until then', async () => {
    const [person, other] = [await activePerson(site), await activePerson(site)];
    const { result } = await site.call('addPhoto', { jar: person.jar, body: { photo: await jpegFile() } });
    expect(result.photo).toMatchObject({ status: 'pending', variant: 'sharp' });
    const seen = await site.call('getMember', { jar: other.jar, query: { id: person.user.id } });
    expect(seen.result.profile).toMatchObject({ main_image: null, photos: [] });
    const own = await site.call('getProfile', { jar: person.jar });
    expect(own.result.profile.photos).toHaveLength(1);
  });
});

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
    // Whoever is told that it is being drawn asks again a moment later.
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

  describe('that takes long', () => {
    const ask = async (path = '') => {
      const drawFile = () => new Promise<never>(() => {});
      const slow = await createApp({ ...app.context, pictures: { ...app.context.pictures, drawFile } });
      const headers = { cookie: free.jar.header };
      const socket = { remoteAddress: '127.0.0.1' };
      return slow.fetch(new Request(new URL(path, ORIGIN), { headers }), { incoming: { socket } });
    };
    const cacheOf = ({ headers }: Response) => headers.get('cache-control');

    it('is promised for a moment later, and holds nobody until then', async () => {
      const person = await activePerson(app);
      await insert(person, { id: 'portrait-underway', main: true });
      const [photo] = await photosFor(free, person);
      const answer = await ask(photo?.filename);
      expect([answer.status, cacheOf(answer)]).toEqual([503, 'private, no-store']);
      expect(answer.headers.get('retry-after')).toBe('1');
      await app.db.deleteFrom('photos').where('id', '=', 'portrait-underway').execute();
    });

    it('is there at once where it lies prepared, which stands in for a larger one', async () => {
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

describe('an upload that a crash cut short', () => {
  it('is shown to nobody and swept away an hour later', async () => {
    const { person, main, further } = await personWithPhotos();
    await app.db.updateTable('photos').set({ ready: false }).where('id', '=', main.id).execute();
    expect((await photosFor(free, person)).map(({ id }) => id)).not.toContain(main.id);
    expect((await load(main.filename, person)).status).toBe(404);
    app.clock.advance(HOUR + SECOND);
    await app.context.jobs.add(app.db, 'housekeeping', {});
    // The first run leaves the files to a job of their own.
    await app.runJobs();
    await app.runJobs();
    expect((await photosOf(person))[0]).toMatchObject({ id: further.id, main: true });
    expect(await hasFiles(main)).toBe(false);
  });
});
