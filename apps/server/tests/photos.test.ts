import sharp from 'sharp';
import type { Image } from '@vela/contract/entities/image';
import type { BodyInputOf } from '@vela/contract/registry';
import { HOUR, MINUTE, SECOND } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PORTRAIT_SIZE } from '../src/seed/portraits/draw-portrait';
import { portraitText } from '../src/seed/portraits/portrait';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, type Person, signUpPerson } from './support/people';
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
let premium: Person;

beforeAll(async () => {
  app = await createTestApp();
  owner = await activePerson(app);
  free = await activePerson(app);
  premium = await activePerson(app);
  await makePremium(premium);
});

afterAll(() => app.close());

async function makePremium({ user }: Person): Promise<void> {
  await app.db.updateTable('members').set({ paid_user: true }).where('id', '=', user.id).execute();
}

const add = (person: Person, photo: File, fields: { private?: 'true'; purpose?: 'chat' } = {}) =>
  app.call('addPhoto', { jar: person.jar, body: { photo, ...fields } });

const photoOf = async (person: Person, fields: { private?: 'true'; purpose?: 'chat' } = {}): Promise<Image> =>
  (await add(person, await jpegFile(), fields)).result.photo;

/** A member with a main, a further and a private photo. */
async function personWithPhotos(): Promise<{ person: Person; main: Image; further: Image; hidden: Image }> {
  const person = await activePerson(app);
  const main = await photoOf(person);
  const further = await photoOf(person);
  const hidden = await photoOf(person, { private: 'true' });
  return { person, main, further, hidden };
}

const load = (path: string | undefined, person?: Person): Promise<Response> =>
  app.fetch(path ?? 'no address', { ...(person && { jar: person.jar }) });

const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());

const photosOf = async (person: Person): Promise<Image[]> =>
  (await app.call('getProfile', { jar: person.jar })).result.profile.photos;

const hasFiles = async ({ id }: Image): Promise<boolean> =>
  (await app.context.storage.find(`photos/${id}/sharp-360.webp`)) !== null;

const halfOf = async (file: File): Promise<File> =>
  fileOf(new Uint8Array(await file.arrayBuffer()).subarray(0, file.size / 2));

/** How much a picture's neighbouring pixels differ, at a width of 200 pixels. */
async function edgesOf(file: Buffer): Promise<number> {
  const raw = await sharp(file).resize(200, 250, { fit: 'fill' }).greyscale().raw().toBuffer();
  let sum = 0;
  for (let at = 1; at < raw.length; at += 1) sum += Math.abs((raw[at] ?? 0) - (raw[at - 1] ?? 0));
  return sum / raw.length;
}

/** The photos of a profile as another member sees them. */
async function photosFor(viewer: Person, { user }: Person): Promise<Image[]> {
  const { result } = await app.call('getMember', { jar: viewer.jar, query: { id: user.id } });
  return 'photos' in result.profile ? result.profile.photos : [];
}

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
    const bytes = await sharp(await drawPicture({ width: 100, height: 100 }))
      .toFormat(format)
      .toBuffer();
    const person = await activePerson(app);
    const { result } = await add(person, fileOf(bytes, 'application/octet-stream'));
    expect(result.photo).toMatchObject({ width: 100, height: 100 });
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
    const photo = await jpegFile({ width: 40, height: 50 });
    const answers = await Promise.all(Array.from({ length: limit + 2 }, () => add(person, photo)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ error }) => [error.code, error.params])).toEqual([
      ['photo_limit', { limit }],
      ['photo_limit', { limit }],
    ]);
    expect((await photosOf(person)).filter(({ main }) => main)).toHaveLength(1);
    expect(await photosOf(person)).toHaveLength(limit);
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

describe('what others see', () => {
  it('is the main photo sharp, the rest blurred, and of private ones only that they are there, without premium', async () => {
    const { person, main, further, hidden } = await personWithPhotos();
    const seen = await photosFor(free, person);
    expect(seen.map(({ id, variant }) => [id, variant])).toEqual([
      [main.id, 'sharp'],
      [further.id, 'blurred'],
      [hidden.id, 'locked'],
    ]);
    expect(seen[2]).toEqual({
      id: hidden.id,
      status: 'active',
      private: true,
      main: false,
      variant: 'locked',
    });
  });

  it('is every photo but the private ones with premium', async () => {
    const { person } = await personWithPhotos();
    expect((await photosFor(premium, person)).map(({ variant }) => variant)).toEqual([
      'sharp',
      'sharp',
      'locked',
    ]);
  });

  it('is the private ones, too, once let in, and no longer after that', async () => {
    const { person, hidden } = await personWithPhotos();
    const access = { jar: person.jar, body: { profile_id: free.user.id } };
    expect((await app.call('givePhotoAccess', access)).result).toEqual({ access: true });
    expect((await app.call('givePhotoAccess', access)).result).toEqual({ access: true });
    const seen = (await photosFor(free, person)).find(({ id }) => id === hidden.id);
    expect(seen?.variant).toBe('sharp');
    expect((await load(seen?.filename, free)).status).toBe(200);
    expect((await app.call('takePhotoAccess', access)).result).toEqual({ access: false });
    expect((await load(seen?.filename, free)).status).toBe(404);
    expect((await photosFor(free, person)).find(({ id }) => id === hidden.id)?.variant).toBe('locked');
  });

  it('is blurred past recognition on the server itself', async () => {
    const { person } = await personWithPhotos();
    const [main, blurred] = await photosFor(free, person);
    const [clear, spots] = [
      await edgesOf(await bytesOf(await load(main?.sources?.[0]?.filename, free))),
      await edgesOf(await bytesOf(await load(blurred?.sources?.[0]?.filename, free))),
    ];
    expect(spots).toBeLessThan(clear / 20);
  });
});

describe('a signed address', () => {
  it('is the same within its ten minutes, and over after them', async () => {
    const { person } = await personWithPhotos();
    const [first] = await photosFor(free, person);
    app.clock.advance(SECOND);
    const [again] = await photosFor(free, person);
    expect(again?.filename).toBe(first?.filename);
    const response = await load(first?.filename, free);
    expect(response.headers.get('cache-control')).toMatch(/^private, max-age=\d+, immutable$/);
    app.clock.advance(11 * MINUTE);
    expect((await load(first?.filename, free)).status).toBe(404);
    const [later] = await photosFor(free, person);
    expect((await load(later?.filename, free)).status).toBe(200);
  });

  it('opens nothing for anyone else', async () => {
    const { person } = await personWithPhotos();
    const [, sharpOne] = await photosFor(premium, person);
    expect((await load(sharpOne?.filename, premium)).status).toBe(200);
    expect((await load(sharpOne?.filename, free)).status).toBe(404);
    expect((await load(sharpOne?.filename)).status).toBe(404);
  });

  it.each([
    ['the sharp file in place of the blurred one', (path: string) => path.replace('blurred-', 'sharp-')],
    ['a longer life', (path: string) => path.replace(/until=\d+/, 'until=99999999999')],
    ['another photo', (path: string) => path.replace(/photos\/[\w-]+/, 'photos/AAAAAAAAAAAAAAAAAAAAAA')],
    ['another viewer', (path: string) => path.replace(/for=[\w-]+/, 'for=')],
    ['another signature', (path: string) => path.replace(/signature=./, 'signature=_')],
    ['no signature', (path: string) => path.replace(/&signature=.*/, '')],
    ['a way out of the folder', (path: string) => path.replace(/blurred-\d+/, '..%2f..%2fkeys%2fapp-secret')],
  ])('asked for with %s opens nothing', async (_, change) => {
    const { person } = await personWithPhotos();
    const blurred = (await photosFor(free, person))[1]?.filename ?? '';
    expect((await load(blurred, free)).status).toBe(200);
    const changed = change(blurred);
    expect(changed).not.toBe(blurred);
    expect((await load(changed, free)).status).toBe(404);
  });

  it('opens nothing any more after a block, in either direction', async () => {
    const { person } = await personWithPhotos();
    const viewer = await activePerson(app);
    const [seen] = await photosFor(viewer, person);
    const [own] = await photosOf(person);
    await app.call('blockMember', { jar: person.jar, body: { profile_id: viewer.user.id } });
    expect((await load(seen?.filename, viewer)).status).toBe(404);
    expect((await load(own?.filename, person)).status).toBe(200);
    await app.call('unblockMember', { jar: person.jar, body: { profile_id: viewer.user.id } });
    expect((await load(seen?.filename, viewer)).status).toBe(200);
    await app.call('blockMember', { jar: viewer.jar, body: { profile_id: person.user.id } });
    expect((await load(seen?.filename, viewer)).status).toBe(404);
  });

  it('opens nothing any more once the photo is private, or premium is over', async () => {
    const { person, further } = await personWithPhotos();
    const paying = await activePerson(app);
    await makePremium(paying);
    const sharpOne = (await photosFor(paying, person))[1];
    await app.db.updateTable('members').set({ paid_user: false }).where('id', '=', paying.user.id).execute();
    expect((await load(sharpOne?.filename, paying)).status).toBe(404);
    await makePremium(paying);
    await app.call('updatePhoto', { jar: person.jar, body: { id: further.id, private: true } });
    expect((await load(sharpOne?.filename, paying)).status).toBe(404);
  });

  it('is answered to HEAD without the picture, and to nothing else', async () => {
    const photo = (await photosOf(owner))[0];
    const head = await app.fetch(photo?.filename ?? '', { method: 'HEAD', jar: owner.jar });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(100);
    const post = await app.fetch(photo?.filename ?? '', { method: 'POST', jar: owner.jar });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('updatePhoto', () => {
  const update = (person: Person, body: BodyInputOf<'updatePhoto'>) =>
    app.call('updatePhoto', { jar: person.jar, body });

  it('hands the main photo over', async () => {
    const { person, main, further } = await personWithPhotos();
    const { result } = await update(person, { id: further.id, main: true });
    expect(result.photo).toMatchObject({ id: further.id, main: true });
    expect(result.photos.map(({ id, main: isMain }) => [id, isMain]).slice(0, 2)).toEqual([
      [further.id, true],
      [main.id, false],
    ]);
  });

  it('makes the next public photo the main one when the main one becomes private', async () => {
    const { person, main, further } = await personWithPhotos();
    const { result } = await update(person, { id: main.id, private: true });
    expect(result.photo).toMatchObject({ main: false, private: true });
    expect(result.photos.find((photo) => photo.main)?.id).toBe(further.id);
  });

  it('moves a photo', async () => {
    const { person, main, further, hidden } = await personWithPhotos();
    const { result } = await update(person, { id: hidden.id, position: 1 });
    expect(result.photos.map(({ id }) => id)).toEqual([main.id, hidden.id, further.id]);
  });

  it('refuses a private photo as the main one, and no main photo at all', async () => {
    const { person, main, hidden } = await personWithPhotos();
    for (const body of [
      { id: hidden.id, main: true },
      { id: main.id, main: false },
    ]) {
      expect((await update(person, body)).error.fields).toEqual([{ path: 'main', code: 'invalid' }]);
    }
    expect((await update(person, { id: hidden.id, main: true, private: false })).status).toBe(200);
  });

  it('takes changes at once and ends with one main photo', async () => {
    const { person, main, further, hidden } = await personWithPhotos();
    await Promise.all([
      update(person, { id: main.id, private: true }),
      update(person, { id: further.id, main: true }),
      update(person, { id: hidden.id, private: false, main: true }),
      update(person, { id: main.id, position: 2 }),
    ]);
    const photos = await photosOf(person);
    expect(photos.filter((photo) => photo.main)).toHaveLength(1);
    expect(photos).toHaveLength(3);
  });

  it.each(['A'.repeat(22), 'x'])('answers that there is no photo %s', async (id) => {
    expect((await update(owner, { id, private: true })).error.code).toBe('not_found');
  });

  it('changes no photo of somebody else, nor says that it is there', async () => {
    const { further } = await personWithPhotos();
    expect((await update(owner, { id: further.id, private: true })).error.code).toBe('not_found');
  });
});

describe('deletePhoto', () => {
  it('deletes the photo with its files, and passes its place on', async () => {
    const { person, main, further } = await personWithPhotos();
    const { result } = await app.call('deletePhoto', { jar: person.jar, body: { id: main.id } });
    expect(result.photos[0]).toMatchObject({ id: further.id, main: true });
    expect((await load(main.filename, person)).status).toBe(404);
    expect(await hasFiles(main)).toBe(true);
    await app.runJobs();
    expect(await hasFiles(main)).toBe(false);
    expect(await hasFiles(further)).toBe(true);
  });

  it('deletes no photo of somebody else, nor says that it is there', async () => {
    const { person, further } = await personWithPhotos();
    const { error } = await app.call('deletePhoto', { jar: owner.jar, body: { id: further.id } });
    expect(error.code).toBe('not_found');
    expect(await photosOf(person)).toHaveLength(3);
  });
});

describe('givePhotoAccess', () => {
  it.each([
    ['nobody', () => 'A'.repeat(22)],
    ['oneself', () => owner.user.id],
  ])('lets %s in', async (_, id) => {
    const { error } = await app.call('givePhotoAccess', { jar: owner.jar, body: { profile_id: id() } });
    expect(error.code).toBe('not_found');
  });

  it('lets nobody in who is blocked', async () => {
    const [person, other] = [await activePerson(app), await activePerson(app)];
    await app.call('blockMember', { jar: other.jar, body: { profile_id: person.user.id } });
    const { error } = await app.call('givePhotoAccess', {
      jar: person.jar,
      body: { profile_id: other.user.id },
    });
    expect(error.code).toBe('not_found');
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

  it('is drawn when somebody asks for it', async () => {
    const person = await activePerson(app);
    await insert(person, { id: 'portrait-asked-for', main: true });
    const [photo] = await photosFor(free, person);
    expect(await isDrawn('portrait-asked-for')).toBe(false);
    const file = await bytesOf(await load(photo?.filename, free));
    expect(await sharp(file).metadata()).toMatchObject(PORTRAIT_SIZE);
    expect(await isDrawn('portrait-asked-for')).toBe(true);
  });

  it('is drawn by the job when nobody does, and the deep readiness waits for it', async () => {
    const person = await activePerson(app);
    await insert(person, { id: 'portrait-waiting' });
    const ready = () => app.call('getReadiness', { query: { deep: '1' } });
    expect((await ready()).json).toMatchObject({
      ready: false,
      checks: { photos: false },
      waiting: { photos: 1 },
    });
    await app.context.jobs.add(app.db, 'photos.draw', {});
    await app.runJobs();
    expect(await isDrawn('portrait-waiting')).toBe(true);
    expect((await ready()).json).toMatchObject({
      ready: true,
      checks: { photos: true },
      waiting: { photos: 0 },
    });
  });
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
