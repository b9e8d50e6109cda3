import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withSettings } from './support/change-settings';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, type Person } from './support/people';

let app: TestApp;
let nadia: Person;
beforeAll(async () => {
  app = await createTestApp();
  nadia = await activePerson(app, { name: 'Nadia', visitors_may_see: true });
});
afterAll(() => app.close());

const pageOf = async ({ user }: Person, { query = '', by }: { query?: string; by?: Person } = {}) => {
  const response = await app.fetch(`/members/${user.id}/signup${query}`, by && { jar: by.jar });
  return [response.status, response.headers.get('location')];
};

describe('the page of a sign-up to a member', () => {
  it('is there for a visitor who may see that member', async () => {
    expect(await pageOf(nadia)).toEqual([200, null]);
  });

  it('leads a member to that member’s own page', async () => {
    const other = await activePerson(app);
    expect(await pageOf(nadia, { by: other })).toEqual([302, `/members/${nadia.user.id}`]);
  });

  it('is none for who is hidden, gone or nobody, all alike', async () => {
    const [hidden, shy] = [await activePerson(app, { visitors_may_see: true }), await activePerson(app)];
    await app.call('updateUser', { jar: hidden.jar, body: { invisible: true } });
    for (const member of [hidden, shy]) expect(await pageOf(member)).toEqual([404, null]);
    for (const id of ['nobody', '%00', 'x'.repeat(65)])
      expect((await app.fetch(`/members/${id}/signup`)).status).toBe(404);
  });

  it('goes on without a face where the member has left in the middle', async () => {
    const shy = await activePerson(app);
    expect(await pageOf(shy, { query: '?step=photo' })).toEqual([
      302,
      `/signup?step=photo&signup_member_id=${shy.user.id}`,
    ]);
  });

  it('leads to the sign-up without a face where visitors see nobody; who sent them goes along', async () => {
    await withSettings(
      app,
      { logged_out_search: 'none', logged_out_search_trafficsource: 'none' },
      async () => {
        expect(await pageOf(nadia, { query: '?network=n1' })).toEqual([
          302,
          `/signup?network=n1&signup_member_id=${nadia.user.id}`,
        ]);
      },
    );
  });
});
