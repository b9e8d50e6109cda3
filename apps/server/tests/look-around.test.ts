import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withSettings } from './support/change-settings';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, type Person } from './support/people';
import { readPage } from './support/read-page';

let app: TestApp;
let member: Person;

beforeAll(async () => {
  app = await createTestApp();
  member = await activePerson(app);
});
afterAll(() => app.close());

/** The status of a page for a visitor, or where it leads. */
async function wayOf(path: string): Promise<number | string> {
  const response = await app.fetch(path);
  return response.headers.get('location') ?? response.status;
}

const NOBODY = { logged_out_search: 'none', logged_out_search_trafficsource: 'none' } as const;

describe('the list of members', () => {
  it('is there for a visitor where the site shows it, kept by no cache and found by no search', async () => {
    const response = await app.fetch('/members?gender=female');
    expect(response.status).toBe(200);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await readPage(response)).toMatchObject({ pathname: '/members', email: null });
  });

  it('sends a visitor to log in and back where it shows nobody, and lets a member in', async () => {
    await withSettings(app, NOBODY, async () => {
      expect(await wayOf('/members?gender=male')).toBe('/login?next=%2Fmembers%3Fgender%3Dmale');
      expect(await wayOf('/members?network=partner')).toMatch(/^\/login\?next=/);
      expect((await app.fetch('/members', { jar: member.jar })).status).toBe(200);
    });
  });

  it('is there for a visitor from a partner, where the site shows such visitors more', async () => {
    await withSettings(app, { ...NOBODY, logged_out_search_trafficsource: 'limited' }, async () => {
      expect(await wayOf('/members?network=partner')).toBe(200);
      expect(await wayOf('/members?ref=7&gender=male')).toBe(200);
      expect(await wayOf('/members?network=&ref=%20')).toMatch(/^\/login\?next=/);
      expect(await wayOf('/members?sub1=partner')).toMatch(/^\/login\?next=/);
    });
  });

  it('is not there for a visitor from a partner, where the site shows only the others more', async () => {
    await withSettings(app, { ...NOBODY, logged_out_search: 'limited' }, async () => {
      expect(await wayOf('/members')).toBe(200);
      expect(await wayOf('/members?network=partner')).toMatch(/^\/login\?next=/);
    });
  });

  it.each(['gender=%00', 'country=%E0%A4%A', 'min_age=abc&max_age=9e9', 'page=-1', `ref=${'x'.repeat(500)}`])(
    'is there with ?%s',
    async (query) => {
      expect(await wayOf(`/members?${query}`)).toBe(200);
    },
  );
});
