import sharp from 'sharp';
import type { BodyInputOf } from '@vela/contract/registry';
import { MINUTE, SECOND } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, type Person } from './support/people';
import { bytesOf, photoActs } from './support/photo-acts';

let app: TestApp;
let owner: Person;
let free: Person;
let premium: Person;
const { photoOf, personWithPhotos, makePremium, photosOf, photosFor, load, hasFiles } = photoActs(() => app);

beforeAll(async () => {
  app = await createTestApp();
  owner = await activePerson(app);
  free = await activePerson(app);
  premium = await activePerson(app);
  await makePremium(premium);
  await photoOf(owner);
});

afterAll(() => app.close());

/** How much a picture's neighbouring pixels differ, at a width of 200 pixels. */
async function edgesOf(file: Buffer): Promise<number> {
  const raw = await sharp(file).resize(200, 250, { fit: 'fill' }).greyscale().raw().toBuffer();
  let sum = 0;
  for (let at = 1; at < raw.length; at += 1) sum += Math.abs((raw[at] ?? 0) - (raw[at - 1] ?? 0));
  return sum / raw.length;
}

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
    ['a width that no file has', (path: string) => path.replace(/blurred-\d+/, 'blurred-77')],
    ['a longer life', (path: string) => path.replace(/until=\d+/, 'until=99999999999')],
    ['another photo', (path: string) => path.replace(/photos\/[\w-]+/, 'photos/AAAAAAAAAAAAAAAAAAAAAA')],
    ['another viewer', (path: string) => path.replace(/for=[\w-]+/, 'for=')],
    [
      'another signature',
      (path: string) =>
        path.replace(/signature=./, (start) => (start.endsWith('_') ? 'signature=-' : 'signature=_')),
    ],
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

  it('opens nothing any more once the photo is private, or premium has ended', async () => {
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

  it('rejects a private photo as the main one, and no main photo at all', async () => {
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
