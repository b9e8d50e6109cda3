import { describe, expect, test } from 'vitest';
import { isApiError } from '../api-error';
import { activate } from '../endpoints/activate';
import { changePassword } from '../endpoints/change-password';
import { confirmMailChange } from '../endpoints/confirm-mail-change';
import { getCompanyInfo } from '../endpoints/get-company-info';
import { getSettings } from '../endpoints/get-settings';
import { getUser } from '../endpoints/get-user';
import { checkSignup } from '../endpoints/check-signup';
import { listPackages } from '../endpoints/list-packages';
import { listRegions } from '../endpoints/list-regions';
import { logIn } from '../endpoints/log-in';
import { logOut } from '../endpoints/log-out';
import { requestMailChange } from '../endpoints/request-mail-change';
import { requestPasswordReset } from '../endpoints/request-password-reset';
import { resetPassword } from '../endpoints/reset-password';
import { sendActivationMail } from '../endpoints/send-activation-mail';
import { signUp } from '../endpoints/sign-up';
import { updateUser } from '../endpoints/update-user';
import { useToken } from '../endpoints/use-token';
import {
  companyFixture,
  createFakeApi,
  FAKE_LOGIN,
  FAKE_TOKEN,
  imageFixture,
  profileFixture,
  settingsFixture,
  userFixture,
} from '.';

const WRONG_TOKEN = 'B'.repeat(43);

const newMember = {
  email: 'sasha@example.com',
  name: 'Sasha',
  password: 'correct horse',
  date_of_birth: '1990-01-31',
  gender: 'female',
  language: 'nl',
} as const;

const passwords = (old_password: string, password_repeat = 'battery staple') => ({
  old_password,
  password: 'battery staple',
  password_repeat,
});

describe('the fake site', () => {
  test('logs its member in and out', async () => {
    const { api } = createFakeApi();
    expect(await getUser(api)).toEqual({ user: null });
    expect(await logIn(api, FAKE_LOGIN)).toEqual({ user: userFixture() });
    expect(await getUser(api)).toEqual({ user: userFixture() });
    await logOut(api);
    expect(await getUser(api)).toEqual({ user: null });
  });

  test('makes a member of a visitor, who confirms the address', async () => {
    const { api } = createFakeApi();
    const { user } = await signUp(api, newMember);
    expect(user).toMatchObject({
      status: 'not_confirmed',
      language: 'nl',
      profile: { name: 'Sasha', status: 'disabled' },
    });
    await sendActivationMail(api);
    expect((await activate(api, { token: FAKE_TOKEN })).user.status).toBe('active');
    await expect(sendActivationMail(api)).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('lets its member change things', async () => {
    const { api } = createFakeApi();
    await logIn(api, FAKE_LOGIN);
    const consents = { special_categories: true };
    const { user } = await updateUser(api, { language: 'de', invisible: true, consents });
    expect(user).toMatchObject({ language: 'de', invisible: true, consents });
    await changePassword(api, passwords(FAKE_LOGIN.password));
    await requestMailChange(api, { email: 'other@example.com', password: FAKE_LOGIN.password });
    await confirmMailChange(api, { token: FAKE_TOKEN });
    expect(await useToken(api, { token: FAKE_TOKEN })).toMatchObject({ goto: '/members' });
  });

  test('resets a password', async () => {
    const { api } = createFakeApi();
    await requestPasswordReset(api, { email: FAKE_LOGIN.email });
    const reset = { token: FAKE_TOKEN, password: 'battery staple', password_repeat: 'battery staple' };
    await expect(resetPassword(api, reset)).resolves.toBeUndefined();
  });

  test('tells what every page asks', async () => {
    const { api } = createFakeApi();
    expect(await getSettings(api, {})).toEqual(settingsFixture());
    expect(await getCompanyInfo(api)).toEqual(companyFixture());
    expect((await listPackages(api, {})).packages).toHaveLength(4);
    expect(await checkSignup(api, { email: 'sasha@gmial.com' })).toEqual({
      email: { valid: true, suggestion: 'sasha@gmail.com' },
    });
  });
});

type Try = (api: ReturnType<typeof createFakeApi>['api']) => Promise<unknown>;

describe('the fake refuses', () => {
  test.each<[string, Try]>([
    ['login_failed', (api) => logIn(api, { ...FAKE_LOGIN, password: 'wrong' })],
    ['account_exists', (api) => signUp(api, { ...newMember, email: FAKE_LOGIN.email })],
    ['invalid_input', (api) => signUp(api, { ...newMember, name: '@sasha' })],
    ['activation_failed', (api) => activate(api, { token: WRONG_TOKEN })],
    ['authentication_required', (api) => updateUser(api, { language: 'nl' })],
    ['email_not_found', (api) => requestPasswordReset(api, { email: 'nobody@example.com' })],
    [
      'reset_link_invalid',
      (api) => resetPassword(api, { token: WRONG_TOKEN, password: 'battery staple', password_repeat: '' }),
    ],
    [
      'passwords_differ',
      (api) => resetPassword(api, { token: FAKE_TOKEN, password: 'battery staple', password_repeat: '' }),
    ],
    ['link_invalid', (api) => confirmMailChange(api, { token: WRONG_TOKEN })],
    ['link_invalid', (api) => useToken(api, { token: WRONG_TOKEN })],
    ['unknown_country', (api) => listRegions(api, { country: 'XX' })],
    ['unknown_country', (api) => listPackages(api, { country: 'XX' })],
  ])('a visitor with %s', async (code, attempt) => {
    await expect(attempt(createFakeApi().api)).rejects.toMatchObject({ code });
  });

  test.each<[string, Try]>([
    ['unknown_locale', (api) => updateUser(api, { language: 'xx' })],
    ['old_password_wrong', (api) => changePassword(api, passwords('wrong'))],
    ['passwords_differ', (api) => changePassword(api, passwords(FAKE_LOGIN.password, 'other'))],
    ['new_email_invalid', (api) => requestMailChange(api, { email: 'nobody', password: 'x' })],
  ])('a member with %s', async (code, attempt) => {
    const { api } = createFakeApi();
    await logIn(api, FAKE_LOGIN);
    await expect(attempt(api)).rejects.toMatchObject({ code });
  });
});

describe('the fake', () => {
  test('gives the answers it is told to, from the start or from now on', async () => {
    const user = userFixture({ profile: profileFixture({ main_image: imageFixture() }) });
    const { api, on } = createFakeApi({ handlers: { getUser: () => ({ user }) } });
    expect(await getUser(api)).toEqual({ user });
    on('getUser', ({ refuse }) => refuse('too_many_requests', { params: { limit: 50 }, retryAfter: 60 }));
    const error: unknown = await getUser(api).catch((thrown: unknown) => thrown);
    expect(isApiError(error, 'too_many_requests')).toBe(true);
    expect(error).toMatchObject({ status: 429, params: { limit: 50 }, retryAfter: 60 });
  });

  test('records what was asked', async () => {
    const { api, calls } = createFakeApi();
    await listRegions(api, { country: 'NL' });
    await logIn(api, FAKE_LOGIN);
    expect(calls).toEqual([
      { id: 'listRegions', query: { country: 'NL' }, body: {} },
      { id: 'logIn', query: {}, body: FAKE_LOGIN },
    ]);
  });

  test('is as slow as it is told to be', async () => {
    const server = Promise.withResolvers<void>();
    const { api, calls } = createFakeApi({ latency: () => server.promise });
    const result = getUser(api);
    expect(calls).toEqual([]);
    server.resolve();
    expect(await result).toEqual({ user: null });
  });

  test('breaks on what the real server would never say', async () => {
    const { api, on } = createFakeApi();
    on('getUser', () => ({ user: { ...userFixture(), credits: -1 } }));
    await expect(getUser(api)).rejects.toThrow('Invalid value');
    // @ts-expect-error: not one of its codes
    on('getUser', ({ refuse }) => refuse('login_failed'));
    await expect(getUser(api)).rejects.toThrow('getUser never answers login_failed.');
  });

  test.each([
    ['/api/nothing.php', {}, 404],
    ['/api/logout.php', {}, 403],
    ['/api/logout.php', { 'x-client': 'web' }, 200],
    ['/healthz', {}, 200],
    ['/readyz', {}, 200],
    ['/metrics', {}, 200],
    ['/api/openapi.json', {}, 200],
  ])('answers code that fetches by itself: %s with the headers %j', async (path, headers, status) => {
    const { fetch } = createFakeApi();
    const response = await fetch(new Request(`http://fake.localhost${path}`, { headers }));
    expect(response.status).toBe(status);
  });

  test('answers a beacon with nothing', async () => {
    const { fetch } = createFakeApi();
    const beacon = new Request('http://fake.localhost/api/page-hidden.php', { method: 'POST', body: '{}' });
    expect((await fetch(beacon)).status).toBe(204);
  });
});
