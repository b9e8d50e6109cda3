import { describe, expect, test } from 'vitest';
import { isApiError } from '../api-error';
import { activate } from '@vela/contract/endpoints/activate';
import { changePassword } from '@vela/contract/endpoints/change-password';
import { confirmMailChange } from '@vela/contract/endpoints/confirm-mail-change';
import { getCompanyInfo } from '@vela/contract/endpoints/get-company-info';
import { getSettings } from '@vela/contract/endpoints/get-settings';
import { getUser } from '@vela/contract/endpoints/get-user';
import { checkSignup } from '@vela/contract/endpoints/check-signup';
import { listPackages } from '@vela/contract/endpoints/list-packages';
import { listRegions } from '@vela/contract/endpoints/list-regions';
import { logIn } from '@vela/contract/endpoints/log-in';
import { logOut } from '@vela/contract/endpoints/log-out';
import { requestMailChange } from '@vela/contract/endpoints/request-mail-change';
import { requestPasswordReset } from '@vela/contract/endpoints/request-password-reset';
import { resetPassword } from '@vela/contract/endpoints/reset-password';
import { sendActivationMail } from '@vela/contract/endpoints/send-activation-mail';
import { signUp } from '@vela/contract/endpoints/sign-up';
import { updateUser } from '@vela/contract/endpoints/update-user';
import { useToken } from '@vela/contract/endpoints/use-token';
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
    expect(await api.call(getUser, {})).toEqual({ user: null });
    expect(await api.call(logIn, FAKE_LOGIN)).toEqual({ user: userFixture() });
    expect(await api.call(getUser, {})).toEqual({ user: userFixture() });
    await api.call(logOut, {});
    expect(await api.call(getUser, {})).toEqual({ user: null });
  });

  test('makes a member of a visitor, who confirms the address', async () => {
    const { api } = createFakeApi();
    const { user } = await api.call(signUp, newMember);
    expect(user).toMatchObject({
      status: 'not_confirmed',
      language: 'nl',
      profile: { name: 'Sasha', status: 'disabled' },
    });
    await api.call(sendActivationMail, {});
    expect((await api.call(activate, { token: FAKE_TOKEN })).user.status).toBe('active');
    await expect(api.call(sendActivationMail, {})).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('lets its member change things', async () => {
    const { api } = createFakeApi();
    await api.call(logIn, FAKE_LOGIN);
    const consents = { special_categories: true };
    const { user } = await api.call(updateUser, { language: 'de', invisible: true, consents });
    expect(user).toMatchObject({ language: 'de', invisible: true, consents });
    await api.call(changePassword, passwords(FAKE_LOGIN.password));
    await api.call(requestMailChange, { email: 'other@example.com', password: FAKE_LOGIN.password });
    await api.call(confirmMailChange, { token: FAKE_TOKEN });
    expect(await api.call(useToken, { token: FAKE_TOKEN })).toMatchObject({ goto: '/members' });
  });

  test('resets a password', async () => {
    const { api } = createFakeApi();
    await api.call(requestPasswordReset, { email: FAKE_LOGIN.email });
    const reset = { token: FAKE_TOKEN, password: 'battery staple', password_repeat: 'battery staple' };
    await expect(api.call(resetPassword, reset)).resolves.toEqual({ logged_in: false });
  });

  test('answers what every page requests', async () => {
    const { api } = createFakeApi();
    expect(await api.call(getSettings, {})).toEqual(settingsFixture());
    expect(await api.call(getCompanyInfo, {})).toEqual(companyFixture());
    expect((await api.call(listPackages, {})).packages).toHaveLength(4);
    expect(await api.call(checkSignup, { email: 'sasha@gmial.com' })).toEqual({
      email: { valid: true, suggestion: 'sasha@gmail.com' },
    });
  });
});

type Try = (api: ReturnType<typeof createFakeApi>['api']) => Promise<unknown>;

describe('the fake rejects', () => {
  test.each<[string, Try]>([
    ['login_failed', (api) => api.call(logIn, { ...FAKE_LOGIN, password: 'wrong' })],
    ['account_exists', (api) => api.call(signUp, { ...newMember, email: FAKE_LOGIN.email })],
    ['invalid_input', (api) => api.call(signUp, { ...newMember, name: '@sasha' })],
    ['activation_failed', (api) => api.call(activate, { token: WRONG_TOKEN })],
    ['authentication_required', (api) => api.call(updateUser, { language: 'nl' })],
    ['email_not_found', (api) => api.call(requestPasswordReset, { email: 'nobody@example.com' })],
    [
      'reset_link_invalid',
      (api) =>
        api.call(resetPassword, { token: WRONG_TOKEN, password: 'battery staple', password_repeat: '' }),
    ],
    [
      'passwords_differ',
      (api) =>
        api.call(resetPassword, { token: FAKE_TOKEN, password: 'battery staple', password_repeat: '' }),
    ],
    ['link_invalid', (api) => api.call(confirmMailChange, { token: WRONG_TOKEN })],
    ['link_invalid', (api) => api.call(useToken, { token: WRONG_TOKEN })],
    ['unknown_country', (api) => api.call(listRegions, { country: 'XX' })],
    ['unknown_country', (api) => api.call(listPackages, { country: 'XX' })],
  ])('a visitor with %s', async (code, attempt) => {
    await expect(attempt(createFakeApi().api)).rejects.toMatchObject({ code });
  });

  test.each<[string, Try]>([
    ['unknown_locale', (api) => api.call(updateUser, { language: 'xx' })],
    ['old_password_wrong', (api) => api.call(changePassword, passwords('wrong'))],
    ['passwords_differ', (api) => api.call(changePassword, passwords(FAKE_LOGIN.password, 'other'))],
    ['new_email_invalid', (api) => api.call(requestMailChange, { email: 'nobody', password: 'x' })],
  ])('a member with %s', async (code, attempt) => {
    const { api } = createFakeApi();
    await api.call(logIn, FAKE_LOGIN);
    await expect(attempt(api)).rejects.toMatchObject({ code });
  });
});

describe('the fake', () => {
  test('gives the answers of the test, from the start or from now on', async () => {
    const user = userFixture({ profile: profileFixture({ main_image: imageFixture() }) });
    const { api, on } = createFakeApi({ handlers: { getUser: () => ({ user }) } });
    expect(await api.call(getUser, {})).toEqual({ user });
    on('getUser', ({ reject }) => reject('too_many_requests', { params: { limit: 50 }, retryAfter: 60 }));
    const error: unknown = await api.call(getUser, {}).catch((thrown: unknown) => thrown);
    expect(isApiError(error, 'too_many_requests')).toBe(true);
    expect(error).toMatchObject({ status: 429, params: { limit: 50 }, retryAfter: 60 });
  });

  test('records what was asked', async () => {
    const { api, calls } = createFakeApi();
    await api.call(listRegions, { country: 'NL' });
    await api.call(logIn, FAKE_LOGIN);
    expect(calls).toEqual([
      { id: 'listRegions', query: { country: 'NL' }, body: {} },
      { id: 'logIn', query: {}, body: FAKE_LOGIN },
    ]);
  });

  test('is as slow as the test says', async () => {
    const server = Promise.withResolvers<void>();
    const { api, calls } = createFakeApi({ latency: () => server.promise });
    const result = api.call(getUser, {});
    expect(calls).toEqual([]);
    server.resolve();
    expect(await result).toEqual({ user: null });
  });

  test('breaks on what the real server would never say', async () => {
    const { api, on } = createFakeApi();
    on('getUser', () => ({ user: { ...userFixture(), credits: -1 } }));
    await expect(api.call(getUser, {})).rejects.toThrow('Invalid value');
    // @ts-expect-error: not one of its codes
    on('getUser', ({ reject }) => reject('login_failed'));
    await expect(api.call(getUser, {})).rejects.toThrow('getUser never answers login_failed.');
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
