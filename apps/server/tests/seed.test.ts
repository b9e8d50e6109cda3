import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isInterest } from '@vela/domain/interests';
import { regionName } from '@vela/domain/regions';
import { checkName } from '@vela/domain/signup';
import { readConfig } from '../src/config';
import { DEMO_MEMBERS, DEMO_PASSWORD } from '../src/seed/demo-members';
import { isSeeded } from '../src/seed/is-seeded';
import { seedDemo } from '../src/seed/seed-demo';
import { createTestApp, ORIGIN, type TestApp } from './support/create-test-app';
import { logInAs } from './support/people';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const emails = async () =>
  (await app.db.selectFrom('members').select('email').orderBy('email').execute()).map(({ email }) => email);

describe('the demo seed', () => {
  it('leaves the operator out where strangers can reach the demo', async () => {
    const config = readConfig({ PUBLIC_URL: ORIGIN, VELA_ALLOW_PUBLIC_DEMO: '1' });
    expect(await isSeeded(app.db)).toBe(false);
    await seedDemo({ ...app.context, config });
    expect(await emails()).toEqual(['demo@example.com', 'free@example.com']);
    expect(await isSeeded(app.db)).toBe(true);
  });

  it('puts in what is missing, once, however often and by how many nodes it runs', async () => {
    await Promise.all([1, 2, 3].map(() => seedDemo(app.context)));
    await seedDemo(app.context);
    expect(await emails()).toEqual(['demo@example.com', 'free@example.com', 'operator@example.com']);
  });

  it.each([
    ['demo@example.com', { paid_user: true, credits: 120, name: 'Sanne' }],
    ['free@example.com', { paid_user: false, credits: 0, name: 'Jonas' }],
    ['operator@example.com', { paid_user: false, credits: 0, name: 'Vela team' }],
  ])('lets %s log in, active and with a profile', async (email, { name, ...user }) => {
    const { result } = await logInAs(app, { email, password: DEMO_PASSWORD });
    expect(result.user).toMatchObject({ ...user, status: 'active', time_bonus: null });
    expect(result.user.profile).toMatchObject({
      name,
      status: 'active',
      about: expect.stringMatching(/\w{3}/),
    });
  });

  it('makes nobody but the operator one', async () => {
    const rows = await app.db
      .selectFrom('members')
      .select(['email', 'operator_role'])
      .orderBy('email')
      .execute();
    expect(rows.map(({ operator_role: role }) => role)).toEqual([null, null, 'admin']);
  });

  it('leaves a member who changed something as it is', async () => {
    await app.db
      .updateTable('members')
      .set({ language: 'nl' })
      .where('email', '=', 'free@example.com')
      .execute();
    await seedDemo(app.context);
    const { result } = await logInAs(app, { email: 'free@example.com', password: DEMO_PASSWORD });
    expect(result.user.language).toBe('nl');
  });

  it('is there still when a member has another address', async () => {
    const email = 'moved@example.com';
    const member = app.db.updateTable('members').where('email', '=', 'free@example.com');
    await member.set({ email, email_canonical: email }).execute();
    expect(await isSeeded(app.db)).toBe(true);
  });

  it('keeps the rules that sign-up has', () => {
    for (const { name, email, interests, country, region, id } of DEMO_MEMBERS) {
      expect(checkName(name, email)).toBeNull();
      expect(interests.every(isInterest)).toBe(true);
      expect(regionName(country, region)).not.toBeNull();
      expect(id).toMatch(/^[\w-]{22}$/);
    }
  });

  it('refuses to run in production', async () => {
    await expect(seedDemo({ ...app.context, config: { ...app.config, mode: 'production' } })).rejects.toThrow(
      /production/,
    );
  });
});
