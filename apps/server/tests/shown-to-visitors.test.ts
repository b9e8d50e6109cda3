import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withSettings } from './support/change-settings';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, type Person } from './support/people';

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await createTestApp();
  person = await activePerson(app);
});
afterAll(() => app.close());

const show = (shown_to_visitors: boolean, { jar }: Person = person) =>
  app.call('updateUser', { jar, body: { shown_to_visitors } });

/** Who is found without an account, on whatever page. */
async function namesForVisitors(): Promise<string[]> {
  const { result } = await app.call('searchMembers', {});
  return result.results.map(({ name }) => name);
}

describe('a new member', () => {
  it('is seen by no visitor until it says so, and by members all the time', async () => {
    const viewer = await activePerson(app);
    const profileCardOf = () => app.call('getMember', { query: { id: person.user.id } });
    const byMember = () => app.call('getMember', { jar: viewer.jar, query: { id: person.user.id } });
    expect(person.user.shown_to_visitors).toBe(false);
    expect(await namesForVisitors()).not.toContain(person.name);
    expect((await profileCardOf()).status).toBe(404);
    expect((await byMember()).status).toBe(200);

    expect((await show(true)).result.user.shown_to_visitors).toBe(true);
    expect(await namesForVisitors()).toContain(person.name);
    expect((await profileCardOf()).status).toBe(200);

    expect((await show(false)).result.user.shown_to_visitors).toBe(false);
    expect(await namesForVisitors()).not.toContain(person.name);
    expect((await profileCardOf()).status).toBe(404);
    expect((await byMember()).status).toBe(200);
  });

  it('may say so when signing up', async () => {
    const open = await activePerson(app, { visitors_may_see: true });
    expect(open.user.shown_to_visitors).toBe(true);
    expect(await namesForVisitors()).toContain(open.name);
  });

  it('is seen by no visitor in invisible mode, whatever else it said', async () => {
    const open = await activePerson(app, { visitors_may_see: true });
    await app.call('updateUser', { jar: open.jar, body: { invisible: true } });
    expect(await namesForVisitors()).not.toContain(open.name);
  });
});

describe('a site whose members need the consent of GDPR Article 9', () => {
  it('shows nobody to visitors, and lets nobody be shown', async () => {
    await withSettings(app, { niche: 2, account_disclosure: 'shown' }, async () => {
      expect((await app.call('getSettings', {})).result).toMatchObject({
        logged_out_search: 'none',
        logged_out_search_trafficsource: 'none',
      });
      for (const query of [{}, { network: 'partner' }])
        expect((await app.call('searchMembers', { query })).error.code).toBe('authentication_required');
      const consents = { terms_version: '2026-11-01', special_categories: true };
      const trans = await activePerson(app, { consents, visitors_may_see: true });
      expect(trans.user.shown_to_visitors).toBe(false);
      const { status, error } = await show(true, trans);
      expect([status, error.code]).toEqual([403, 'forbidden']);
      expect((await show(false, trans)).status).toBe(200);
    });
  });
});

describe('a site that shows visitors nobody', () => {
  it('lets nobody be shown', async () => {
    const closed = { logged_out_search: 'none', logged_out_search_trafficsource: 'none' } as const;
    await withSettings(app, closed, async () => {
      expect((await show(true)).error.code).toBe('forbidden');
      const added = await activePerson(app, { visitors_may_see: true });
      expect(added.user.shown_to_visitors).toBe(false);
    });
  });
});
