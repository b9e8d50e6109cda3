import type { User } from '@vela/contract/entities/user';
import type { BodyOf } from '@vela/contract/registry';
import { packagesIn, pricePerMessage } from '@vela/domain/credits';
import { INTERESTS } from '@vela/domain/interests';
import { isCountry, isLocale } from '@vela/domain/locale';
import { COUNTRY_REGION_LABEL, regionsOf } from '@vela/domain/regions';
import { checkEmail, checkName, suggestEmail } from '@vela/domain/signup';
import type { FakeHandlers } from './fake-api';
import { FakeFailure } from './fake-failure';
import { companyFixture, profileFixture, settingsFixture, userFixture } from './fixtures';

/** The member of the fake site. */
export const FAKE_LOGIN = { email: 'robin@example.com', password: 'correct horse' } as const;

/** A token that the fake takes, wherever one is wanted. */
export const FAKE_TOKEN = 'A'.repeat(43);

/** A small site with one member: enough to log in and out, sign up and change things. */
export function createFakeHandlers(): FakeHandlers {
  let user: User | null = null;
  const requireUser = (): User => {
    if (!user) throw new FakeFailure('authentication_required');
    return user;
  };
  const setUser = (next: User): { user: User } => {
    user = next;
    return { user: next };
  };
  return {
    ...siteHandlers,
    ...tokenHandlers,
    getUser: () => ({ user }),
    logIn: ({ body }) => {
      if (body.email !== FAKE_LOGIN.email || body.password !== FAKE_LOGIN.password) {
        throw new FakeFailure('login_failed');
      }
      return setUser(userFixture());
    },
    logOut: () => {
      user = null;
      return {};
    },
    updateUser: ({ body }) => setUser(changedUser(requireUser(), body)),
    signUp: ({ body }) => {
      if (body.email === FAKE_LOGIN.email) throw new FakeFailure('account_exists');
      return setUser(newUser(body));
    },
    activate: ({ body }) => {
      if (body.token !== FAKE_TOKEN) throw new FakeFailure('activation_failed');
      return setUser({ ...(user ?? userFixture()), status: 'active' });
    },
    sendActivationMail: () => {
      if (requireUser().status === 'active') throw new FakeFailure('forbidden');
      return {};
    },
    changePassword: ({ body }) => {
      requireUser();
      if (body.old_password !== FAKE_LOGIN.password) throw new FakeFailure('old_password_wrong');
      if (body.password !== body.password_repeat) throw new FakeFailure('passwords_differ');
      return {};
    },
    requestMailChange: ({ body }) => {
      const { email } = requireUser();
      if (checkEmail(body.email)) throw new FakeFailure('new_email_invalid');
      if (body.email === email) throw new FakeFailure('email_taken');
      return {};
    },
    useToken: ({ body }) => {
      if (body.token !== FAKE_TOKEN) throw new FakeFailure('link_invalid');
      return { user, goto: '/members' };
    },
  };
}

const tokenHandlers = {
  requestPasswordReset: ({ body }) => {
    if (body.email !== FAKE_LOGIN.email) throw new FakeFailure('email_not_found');
    return {};
  },
  resetPassword: ({ body }) => {
    if (body.token !== FAKE_TOKEN) throw new FakeFailure('reset_link_invalid');
    if (body.password !== body.password_repeat) throw new FakeFailure('passwords_differ');
    return {};
  },
  confirmMailChange: ({ body }) => {
    if (body.token !== FAKE_TOKEN) throw new FakeFailure('link_invalid');
    return {};
  },
} as const satisfies Partial<FakeHandlers>;

const siteHandlers = {
  getSettings: () => settingsFixture(),
  checkSignup: ({ query: { email, name } }) => ({
    ...(email !== undefined && { email: checkedEmail(email) }),
    ...(name !== undefined && { name: checkedName(name) }),
  }),
  listInterests: () => ({ interests: [...INTERESTS] }),
  listRegions: ({ query: { country } }) => {
    if (!isCountry(country)) throw new FakeFailure('unknown_country');
    return { regions: regionsOf(country), label: COUNTRY_REGION_LABEL[country] };
  },
  listPackages: ({ query: { country = 'NL' } }) => {
    if (!isCountry(country)) throw new FakeFailure('unknown_country');
    const packages = packagesIn(country);
    return {
      packages: packages.map((offer) => ({ ...offer, price_per_message: pricePerMessage(offer, 1) })),
    };
  },
  getCompanyInfo: () => companyFixture(),
  reportPageHidden: () => ({}),
  getHealth: () => ({ status: 'ok' }),
  getReadiness: () => ({ ready: true, checks: {} }),
  getMetrics: () => '',
  getOpenApi: () => ({ openapi: '3.1.0' }),
} as const satisfies Partial<FakeHandlers>;

function checkedEmail(email: string): { valid: boolean; suggestion?: string } {
  const suggestion = suggestEmail(email);
  return { valid: checkEmail(email) === null, ...(suggestion && { suggestion }) };
}

function checkedName(name: string) {
  const problem = checkName(name);
  return problem
    ? { valid: false, available: false, code: problem.code }
    : { valid: true, available: name !== 'Robin' };
}

function changedUser(user: User, { language, invisible, consents }: BodyOf<'updateUser'>): User {
  if (language !== undefined && !isLocale(language)) throw new FakeFailure('unknown_locale');
  return {
    ...user,
    language: language ?? user.language,
    invisible: invisible ?? user.invisible,
    consents: {
      ...user.consents,
      special_categories: consents?.special_categories ?? user.consents.special_categories,
    },
  };
}

function newUser({ email, name, gender, language, country = 'NL' }: BodyOf<'signUp'>): User {
  const profile = profileFixture({ name, gender, country, status: 'disabled' });
  return userFixture({ email, language, status: 'not_confirmed', profile });
}
