import sharp from 'sharp';
import { UPLOAD_LOOK_MS } from '@vela/domain/photos';
import { HOUR, SECOND } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MOST_WAITING } from '../src/http/upload-gate';
import { warnOfUncheckedPhotos } from '../src/photos/photo-checks';
import { DEFAULT_SITE_ID } from '../src/sites/ensure-default-site';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, PASSWORD, type Person, signUpPerson } from './support/people';
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

/** A member may send this many at once. */
async function addAll(person: Person, photos: File[]) {
  const answers: Awaited<ReturnType<typeof add>>[] = [];
  const waiting = photos.values();
  const send = async (): Promise<void> => {
    for (const photo of waiting) answers.push(await add(person, photo));
  };
  await Promise.all(Array.from({ length: 1 + MOST_WAITING }, send));
  return answers;
}

/** A few hundred bytes, of which half a gigabyte of memory would become. */
const largeAvif = async (): Promise<File> =>
  fileOf(
    await sharp({ create: { width: 6000, height: 4002, channels: 3, background: '#246' } })
      .avif({ effort: 0 })
      .toBuffer(),
    'image/avif',
  );

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
    ['an AVIF of 24 megapixels and a few', largeAvif, 'too_many_pixels'],
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

  it('rejects more than 15 MB', async () => {
    const { status, error } = await add(owner, fileOf(new Uint8Array(16 * 1024 * 1024)));
    expect([status, error.code]).toEqual([413, 'too_large']);
  });

  it('rejects a form without a photo', async () => {
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
    const answers = await addAll(
      person,
      Array.from({ length: limit + 2 }, () => photo),
    );
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

  it('ends an upload whose sender stops in the middle, and takes the next one of the member', async () => {
    const person = await activePerson(app);
    const begun = '--x\r\nContent-Disposition: form-data; name="photo"; filename="me.jpg"\r\n\r\nbytes';
    const body = new ReadableStream({ start: (sender) => sender.enqueue(Buffer.from(begun)) });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const answer = app.fetch('/api/photos.php', {
        method: 'POST',
        headers: { 'x-client': 'test', 'content-type': 'multipart/form-data; boundary=x' },
        body,
        duplex: 'half',
        jar: person.jar,
      });
      await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
      vi.advanceTimersByTime(UPLOAD_LOOK_MS);
      const { status, headers } = await answer;
      expect(status).toBe(403);
      expect(await (await answer).json()).toMatchObject({ error: { code: 'upload_too_slow' } });
      expect(headers.get('retry-after')).toBeNull();
    } finally {
      vi.useRealTimers();
    }
    expect((await add(person, await jpegFile({ width: 360, height: 450 }))).status).toBe(200);
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

  it('counts an upload before it is read, and one that is malformed, too', async () => {
    const person = await activePerson(app);
    const sendForm = (init: RequestInit): Promise<Response> =>
      app.fetch('/api/photos.php', {
        method: 'POST',
        jar: person.jar,
        ...init,
        headers: { 'x-client': 'test', 'content-type': 'multipart/form-data; boundary=x' },
      });
    for (let count = 0; count < 60; count += 1) expect((await sendForm({ body: '--x' })).status).toBe(400);
    let isRead = false;
    const pull = (): void => void (isRead = true);
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    expect((await sendForm({ body, duplex: 'half' })).status).toBe(429);
    expect(isRead).toBe(false);
    app.clock.advance(HOUR);
  });

  it('takes 120 uploads an hour from one address, however many members are behind it', async () => {
    const address = '198.51.100.77';
    const broken = fileOf('no picture');
    const codesOf = async (jar: Person['jar'], count: number): Promise<string[]> => {
      const codes = [];
      for (let at = 0; at < count; at += 1)
        codes.push((await app.call('addPhoto', { jar, address, body: { photo: broken } })).error.code);
      return codes;
    };
    const [first, second, third] = [
      await activePerson(app),
      await activePerson(app),
      await activePerson(app),
    ];
    expect(new Set(await codesOf(first.jar, 60))).toEqual(new Set(['not_an_image']));
    // A member above the own limit uses up nothing of the others'.
    expect(await codesOf(first.jar, 1)).toEqual(['too_many_requests']);
    expect(new Set(await codesOf(second.jar, 60))).toEqual(new Set(['not_an_image']));
    expect(await codesOf(third.jar, 1)).toEqual(['too_many_requests']);
    expect((await add(third, broken)).error.code).toBe('not_an_image');
    app.clock.advance(HOUR);
  });

  it('makes uploads of all sessions of a member wait for one another, and rejects more than wait', async () => {
    const person = await activePerson(app);
    const jar = new CookieJar();
    await app.call('logIn', { jar, body: { email: person.email, password: PASSWORD } });
    const other = { ...person, jar };
    const { promise: mayGo, resolve: go } = Promise.withResolvers<void>();
    const { pictures } = app.context;
    const makePictures = pictures.process.bind(pictures);
    const working = vi.spyOn(pictures, 'process').mockImplementation(async (upload) => {
      await mayGo;
      return makePictures(upload);
    });
    const photo = await jpegFile({ width: 160, height: 200 });
    const sessions = Array.from({ length: 2 + MOST_WAITING }, (_, index) => (index % 2 ? other : person));
    const sent = sessions.map((sender) => add(sender, photo, { purpose: 'chat' }));
    const refused = await Promise.race(sent);
    expect([refused.status, refused.error.code, refused.error.retry_after]).toEqual([
      429,
      'too_many_requests',
      expect.any(Number),
    ]);
    await vi.waitFor(() => expect(working).toHaveBeenCalled());
    expect(working).toHaveBeenCalledOnce();
    go();
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 429]);
    working.mockRestore();
  });

  it('is busy while too many wait for their pictures', async () => {
    const person = await activePerson(app);
    const working = vi.spyOn(app.context.pictures, 'process').mockResolvedValue('busy');
    const { status, error, headers } = await add(person, await jpegFile({ width: 160, height: 200 }));
    working.mockRestore();
    expect([status, error.code, error.retry_after]).toEqual([503, 'busy', 5]);
    expect(headers.get('retry-after')).toBe('5');
  });

  it('is open to a member who has not confirmed the address yet', async () => {
    const person = await signUpPerson(app);
    expect((await add(person, await jpegFile())).status).toBe(200);
  });
});

describe('a check of photos', () => {
  it('is not waited for while nobody can make it, in production neither, and the start says so', async () => {
    const site = await createTestApp({ env: PRODUCTION });
    const [person, other] = [await activePerson(site), await activePerson(site)];
    const { result } = await site.call('addPhoto', { jar: person.jar, body: { photo: await jpegFile() } });
    expect(result.photo).toMatchObject({ status: 'active', variant: 'sharp' });
    const seen = await site.call('getMember', { jar: other.jar, query: { id: person.user.id } });
    expect(seen.result.profile).toMatchObject({ main_image: { id: result.photo.id } });
    const warn = vi.fn<(fields: object, message: string) => void>();
    await warnOfUncheckedPhotos({ sites: site.context.sites, log: { warn } });
    expect(warn.mock.calls).toEqual([
      [{ site: DEFAULT_SITE_ID }, 'photos are shown at once: nobody can check them before'],
    ]);
    await site.close();
  });

  it('that a photo waits for hides it from everyone but its owner', async () => {
    const [person, other] = [await activePerson(app), await activePerson(app)];
    const { result } = await add(person, await jpegFile());
    await app.db.updateTable('photos').set({ status: 'pending' }).where('id', '=', result.photo.id).execute();
    const seen = await app.call('getMember', { jar: other.jar, query: { id: person.user.id } });
    expect(seen.result.profile).toMatchObject({ main_image: null, photos: [] });
    const own = await app.call('getProfile', { jar: person.jar });
    expect(own.result.profile.photos).toMatchObject([{ status: 'pending' }]);
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
