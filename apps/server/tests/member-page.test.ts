import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withSettings } from './support/change-settings';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, signUpPerson, type Person } from './support/people';
import { readPage } from './support/read-page';

let app: TestApp;
let viewer: Person;
let other: Person;

beforeAll(async () => {
  app = await createTestApp();
  viewer = await activePerson(app);
  other = await activePerson(app, { visitors_may_see: true });
});
afterAll(() => app.close());

const pageOf = ({ user }: Person, by?: Person) => app.fetch(`/members/${user.id}`, by && { jar: by.jar });

describe('the page of a member', () => {
  it('is there for a member and for a visitor, and never indexed', async () => {
    for (const response of [await pageOf(other, viewer), await pageOf(other)]) {
      expect(response.status).toBe(200);
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
      expect((await readPage(response)).screen).toBeUndefined();
    }
  });

  it('is nowhere for an id that nobody has', async () => {
    const response = await app.fetch('/members/nobody', { jar: viewer.jar });
    expect([response.status, (await readPage(response)).screen]).toEqual([404, 'not_found']);
    expect((await app.fetch('/members/%00')).status).toBe(404);
    expect((await app.fetch('/api/member.php?id=%00')).status).toBe(400);
    expect((await app.fetch('/api/members.php?country=NL&region=%00')).status).toBeLessThan(500);
  });

  it('leads its owner to the own profile', async () => {
    const response = await pageOf(viewer, viewer);
    expect([response.status, response.headers.get('location')]).toEqual([302, '/profile']);
  });

  it('asks a visitor to log in where the site shows nobody', async () => {
    await withSettings(app, { logged_out_search: 'none' }, async () => {
      const response = await pageOf(other);
      expect(response.headers.get('location')).toBe(
        `/login?next=${encodeURIComponent(`/members/${other.user.id}`)}`,
      );
    });
  });

  it('is there for a visitor from a partner, where the site shows such visitors more', async () => {
    const change = { logged_out_search: 'none', logged_out_search_trafficsource: 'limited' } as const;
    await withSettings(app, change, async () => {
      const path = `/members/${other.user.id}`;
      expect((await app.fetch(`${path}?network=partner`)).status).toBe(200);
      expect((await app.fetch(`${path}?ref=${'x'.repeat(500)}`)).status).toBe(200);
      expect((await app.fetch(`${path}?network=`)).status).toBe(302);
      expect((await app.fetch(`${path}?sub1=partner`)).status).toBe(302);
    });
  });

  it('says 403 to a viewer that the member blocked after a like, and 404 to anyone else it blocked', async () => {
    const admirer = await activePerson(app);
    const stranger = await activePerson(app);
    await app.call('likeMember', { jar: admirer.jar, body: { profile_id: other.user.id } });
    for (const { user } of [admirer, stranger])
      await app.call('blockMember', { jar: other.jar, body: { profile_id: user.id } });
    expect((await pageOf(other, admirer)).status).toBe(403);
    expect((await pageOf(other, stranger)).status).toBe(404);
  });

  it('says 404 to a viewer who blocked that member, and by its own screen why', async () => {
    const [blocked, stranger] = [await activePerson(app), await activePerson(app)];
    await app.call('blockMember', { jar: stranger.jar, body: { profile_id: blocked.user.id } });
    const ofBlocker = await pageOf(blocked, stranger);
    expect([ofBlocker.status, (await readPage(ofBlocker)).screen]).toEqual([404, undefined]);
    const ofBlocked = await pageOf(stranger, blocked);
    expect([ofBlocked.status, (await readPage(ofBlocked)).screen]).toEqual([404, 'not_found']);
    const ofMatch = await app.fetch(`/likes/m/${blocked.user.id}`, { jar: stranger.jar });
    expect(ofMatch.headers.get('location')).toBe(`/members/${blocked.user.id}`);
  });

  it('shows nothing, also not by an event, of a member who liked and blocked before its address was confirmed', async () => {
    const [unconfirmed, liked] = [await signUpPerson(app), await activePerson(app)];
    const body = { profile_id: liked.user.id };
    expect((await app.call('likeMember', { jar: unconfirmed.jar, body })).status).toBe(200);
    expect((await app.call('blockMember', { jar: unconfirmed.jar, body })).status).toBe(200);
    expect((await pageOf(unconfirmed, liked)).status).toBe(404);
    const events = await app.db
      .selectFrom('member_events')
      .select('name')
      .where('member_id', '=', liked.user.id)
      .where('name', '=', 'blocked')
      .execute();
    expect(events).toEqual([]);
  });
});
