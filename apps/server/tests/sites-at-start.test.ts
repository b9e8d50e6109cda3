import { MINUTE } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../src/core/log';
import { DEFAULT_SITE_ID, ensureDefaultSite } from '../src/sites/ensure-default-site';
import { openSites } from '../src/sites/sites';
import { changeSettings } from './support/change-settings';
import { createTestApp, ORIGIN, type TestApp } from './support/create-test-app';

let app: TestApp;
beforeAll(async () => {
  // Sites are broken on purpose.
  app = await createTestApp({ log: createLogger({ level: 'silent' }) });
  await app.db
    .insertInto('sites')
    .values({
      id: 'second',
      company_id: 'vela-dating',
      name: 'Second',
      url: 'https://second.example',
      settings: JSON.stringify({ niche: 4 }),
    })
    .execute();
  app.clock.advance(MINUTE);
});
afterAll(() => app.close());

const TILE = {
  place: 'search',
  language: 'nl',
  title: 'Walks for two',
  text: 'Meet on a walk.',
  url: 'https://walks.example',
  image: null,
  label: 'Walks',
};

const open = (mode: 'demo' | 'production' = 'production') =>
  openSites({ db: app.db, clock: app.clock, log: createLogger({ level: 'silent' }), mode });
const settingsOf = async (host?: string) =>
  (await app.call('getSettings', { query: host === undefined ? {} : { host } })).result;

describe('sites', () => {
  it('take the address of the deployment at each start, the default one only', async () => {
    await ensureDefaultSite(app.db, { url: 'https://moved.example' });
    const sites = await open();
    expect((await sites.byId(DEFAULT_SITE_ID)).url).toBe('https://moved.example');
    expect((await sites.byHost('moved.example')).id).toBe(DEFAULT_SITE_ID);
    expect((await sites.byId('second')).url).toBe('https://second.example');
    await ensureDefaultSite(app.db, { url: ORIGIN });
  });

  it('are made once by two nodes that start at the same time', async () => {
    await Promise.all([1, 2, 3].map(() => ensureDefaultSite(app.db, { url: ORIGIN })));
    const rows = await app.db.selectFrom('sites').select('id').where('is_default', '=', true).execute();
    expect(rows).toEqual([{ id: DEFAULT_SITE_ID }]);
  });

  it.each([
    [{ member_resell: true }, /member_resell/],
    [
      { member_resell: [{ ...TILE, url: 'http://walks.example' }] },
      /member_resell\.0\.url must be an address with https/,
    ],
    [{ member_resell: [{ ...TILE, place: 'chats' }] }, /member_resell\.0\.place/],
    [{ min_age: 17 }, /min_age must be a whole number of at least 18/],
    [{ countries: [] }, /countries may not be empty/],
    [{ time_zone: 'Mars/Olympus' }, /time_zone is not a time zone/],
    [{ min_agee: 18 }, /min_agee/],
    [{ message_length: 0 }, /message_length must be a whole number from 1 to 2000/],
    [{ gift_credits: { rose: -1 } }, /gift_credits\.rose/],
    [{ signup_credits: '1' }, /signup_credits/],
    [{ login_attempts: 11 }, /login_attempts must be a whole number from 3 to 8/],
    [{ rate_limits: { signup: 100 } }, /rate_limits\.signup must be a whole number from 15 to 60/],
    [{ rate_limits: { signups: 30 } }, /rate_limits\.signups/],
    [{ fictional_icon: 'masks' }, /fictional_icon/],
    [{ visible_profile_fields: ['abuot'] }, /visible_profile_fields\.0/],
    [{ visible_profile_fields: ['age'] }, /visible_profile_fields\.0/],
    [
      { premium_match_claim: { value: 46, source: '', from: '2026-11-01', sample: 900 } },
      /premium_match_claim\.source/,
    ],
  ])('with %o refuse to start, and say why', async (settings, sentence) => {
    const set = (value: object) =>
      app.db
        .updateTable('sites')
        .set({ settings: JSON.stringify(value) })
        .where('id', '=', 'second')
        .execute();
    await set(settings);
    await expect(open()).rejects.toThrow(sentence);
    await set({ niche: 4 });
  });

  it('of the demo are asked no less of than was decided', async () => {
    const restore = await changeSettings(app, { rate_limits: { request: 25 } });
    await expect(open('production')).resolves.toBeDefined();
    await expect(open('demo')).rejects.toThrow(/rate_limits\.request must be a whole number from 50 to 100/);
    await restore();
  });

  it.each([
    'second.example',
    'second.example:3000',
    '',
    'https://second.example/dating',
    'https://a@b.example',
  ])('at the address %j refuse to start, and say why', async (url) => {
    const set = (value: string) =>
      app.db.updateTable('sites').set({ url: value }).where('id', '=', 'second').execute();
    await set(url);
    await expect(open()).rejects.toThrow(/site second can't be used: .*is not an address/);
    await set('https://second.example');
  });

  it('begin their links without a second slash, though their address ends in one', async () => {
    const set = (value: string) =>
      app.db.updateTable('sites').set({ url: value }).where('id', '=', 'second').execute();
    await set('https://second.example/');
    app.clock.advance(MINUTE);
    const robots = await (await app.fetch('https://second.example/robots.txt')).text();
    expect(robots).toContain('https://second.example/sitemap.xml');
    await set('https://second.example');
    app.clock.advance(MINUTE);
  });

  it('go on as they were when an edit at run time is wrong', async () => {
    const set = (value: object) =>
      app.db
        .updateTable('sites')
        .set({ settings: JSON.stringify(value) })
        .where('id', '=', 'second')
        .execute();
    await set({ min_age: 16 });
    app.clock.advance(MINUTE);
    expect((await settingsOf('second.example')).min_age).toBe(18);
    await set({ min_age: 25 });
    app.clock.advance(MINUTE);
    expect((await settingsOf('second.example')).min_age).toBe(25);
  });
});
