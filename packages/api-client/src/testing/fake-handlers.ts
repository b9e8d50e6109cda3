import { INTERESTS } from '@vela/atlas/interests';
import { MAIL_DOMAINS } from '@vela/atlas/mail-domains';
import { PLACES } from '@vela/atlas/places';
import { PUSH_SERVICES } from '@vela/atlas/push-services';
import { COUNTRY_REGION_LABEL, regionsOf } from '@vela/atlas/regions';
import type { User } from '@vela/contract/entities/user';
import type { BodyOf } from '@vela/contract/registry';
import { COUNTRIES, isCountry, isLocale } from '@vela/domain/locale';
import { isPushEndpoint } from '@vela/domain/push';
import { nearestLiving } from '@vela/domain/places';
import { checkEmail, checkName, suggestEmail } from '@vela/domain/signup';
import type { FakeHandlers } from './fake-handler';
import { dataExportHandlers } from './fake-data-export';
import { chatHandlers } from './fake-chats';
import { likeHandlers, type Person } from './fake-likes';
import { moneyHandlers } from './fake-money';
import { notificationHandlers } from './fake-notifications';
import { passkeyHandlers } from './fake-passkeys';
import { profileHandlers } from './fake-profile';
import { searchHandlers } from './fake-search';
import { swipeHandlers } from './fake-swipes';
import { FAKE_TOKEN } from './fake-token';
import { wishHandlers } from './fake-wishes';
import { companyFixture, profileFixture, sessionFixture, settingsFixture, userFixture } from './fixtures';

/** The member of the fake site. */
export const FAKE_LOGIN = { email: 'robin@example.com', password: 'correct horse' } as const;

/** Other browsers in which the member is logged in. */
const OTHER_SESSIONS = [
  sessionFixture({
    id: 'phone',
    is_current: false,
    device: { kind: 'phone', browser: 'safari', system: 'ios' },
    last_seen_at: '2026-11-20T20:04:00.000Z',
    started_at: '2026-10-12T08:00:00.000Z',
  }),
  sessionFixture({
    id: 'desktop',
    is_current: false,
    device: { kind: 'desktop', browser: 'firefox', system: 'windows' },
    country: 'DE',
    last_seen_at: '2026-11-09T12:40:00.000Z',
    started_at: '2026-11-09T12:38:00.000Z',
  }),
];

/** What the fake site remembers. */
interface Session {
  user: User | null;
}

/** A small site with one member: enough to log in and out, sign up, change things and meet `people`. What it has no answer for, a test or story gives. */
export function createFakeHandlers(people: Person[]): Partial<FakeHandlers> {
  const session: Session = { user: null };
  return {
    ...siteHandlers,
    ...linkHandlers,
    ...sessionHandlers(session),
    ...accountHandlers(session),
    ...chatHandlers({ session, people }),
    ...likeHandlers(people),
    ...moneyHandlers(session),
    ...notificationHandlers(),
    ...passkeyHandlers(FAKE_LOGIN.password),
    ...dataExportHandlers(FAKE_LOGIN.password),
    ...profileHandlers(),
    ...searchHandlers(people),
    ...swipeHandlers(people),
    ...wishHandlers({ session, people }),
  };
}

function sessionHandlers(session: Session) {
  const start = (user: User): { user: User } => {
    session.user = user;
    return { user };
  };
  let sessions = [sessionFixture(), ...OTHER_SESSIONS];
  return {
    getUser: () => ({ user: session.user }),
    logIn: ({ body, reject }) => {
      const isMember = body.email === FAKE_LOGIN.email && body.password === FAKE_LOGIN.password;
      return isMember ? start(userFixture()) : reject('login_failed');
    },
    listSessions: () => ({ sessions }),
    endSessions: ({ body }) => {
      const before = sessions.length;
      sessions = sessions.filter(
        ({ id, is_current }) => is_current || (body.id !== undefined && body.id !== id),
      );
      return { ended: before - sessions.length };
    },
    logOut: () => {
      session.user = null;
      return {};
    },
    signUp: ({ body, reject }) => {
      if (body.email === FAKE_LOGIN.email) return reject('account_exists');
      return start(newUser(body));
    },
    activate: ({ body, reject }) => {
      if (body.token !== FAKE_TOKEN) return reject('activation_failed');
      return {
        ...start({ ...(session.user ?? userFixture()), status: 'active' }),
        delivered: 0,
        cleared: false,
      };
    },
    useToken: ({ body, reject }) => {
      if (body.token !== FAKE_TOKEN) return reject('link_invalid');
      return { user: session.user, goto: '/members' };
    },
  } as const satisfies Partial<FakeHandlers>;
}

function accountHandlers(session: Session) {
  return {
    updateUser: ({ body, reject }) => {
      if (!session.user) return reject('authentication_required');
      if (body.language !== undefined && !isLocale(body.language)) return reject('unknown_locale');
      session.user = changedUser(session.user, body);
      return { user: session.user };
    },
    subscribePush: ({ body, reject }) => {
      if (!session.user) return reject('authentication_required');
      const { subscription } = body;
      const isTaken = subscription === null || isPushEndpoint(subscription.endpoint, PUSH_SERVICES);
      return isTaken ? {} : reject('invalid_subscription');
    },
    sendActivationMail: ({ reject }) => {
      if (!session.user) return reject('authentication_required');
      return session.user.status === 'active' ? reject('forbidden') : {};
    },
    deleteUser: ({ body, reject }) => {
      if (!session.user) return reject('authentication_required');
      if (body.password !== FAKE_LOGIN.password) return reject('password_wrong');
      session.user = null;
      return { erase_at: '2026-12-05T14:00:00.000Z' };
    },
    changePassword: ({ body, reject }) => {
      if (!session.user) return reject('authentication_required');
      if (body.old_password !== FAKE_LOGIN.password) return reject('old_password_wrong');
      return body.password === body.password_repeat ? {} : reject('passwords_differ');
    },
    requestMailChange: ({ body, reject }) => {
      if (!session.user) return reject('authentication_required');
      return checkEmail(body.email) ? reject('new_email_invalid') : {};
    },
  } as const satisfies Partial<FakeHandlers>;
}

const linkHandlers = {
  requestPasswordReset: ({ body, reject }) =>
    body.email === FAKE_LOGIN.email ? {} : reject('email_not_found'),
  resetPassword: ({ body, reject }) => {
    if (body.token !== FAKE_TOKEN) return reject('reset_link_invalid');
    return body.password === body.password_repeat ? { logged_in: false } : reject('passwords_differ');
  },
  confirmMailChange: ({ body, reject }) =>
    body.token === FAKE_TOKEN ? { delivered: null } : reject('link_invalid'),
} as const satisfies Partial<FakeHandlers>;

const siteHandlers = {
  getSettings: () => settingsFixture(),
  checkSignup: ({ query: { email, name, date_of_birth: dateOfBirth } }) => ({
    ...(email !== undefined && { email: checkedEmail(email) }),
    ...(name !== undefined && { name: checkedName(name) }),
    ...(dateOfBirth !== undefined && { date_of_birth: { valid: true } }),
  }),
  listInterests: () => ({ interests: [...INTERESTS], intimate_interests: [] }),
  listRegions: ({ query: { country }, reject }) => {
    if (!isCountry(country)) return reject('unknown_country');
    return { regions: regionsOf(country), label: COUNTRY_REGION_LABEL[country] };
  },
  findPlace: ({ query: { lat, lon }, reject }) => {
    const living = nearestLiving({ lat, lon }, { countries: COUNTRIES, likely: null, places: PLACES });
    if (living === null) return reject('not_found');
    return { country: living.country, ...(living.region !== null && { region: living.region }) };
  },
  getCompanyInfo: () => companyFixture(),
  reportPageHidden: () => ({}),
  getHealth: () => ({ status: 'ok' }),
  getReadiness: () => ({ ready: true, checks: {} }),
  getMetrics: () => '',
  getOpenApi: () => ({ openapi: '3.1.0' }),
} as const satisfies Partial<FakeHandlers>;

function checkedEmail(email: string): { valid: boolean; suggestion?: string } {
  const suggestion = suggestEmail(email, MAIL_DOMAINS);
  return { valid: checkEmail(email) === null, ...(suggestion && { suggestion }) };
}

function checkedName(name: string) {
  const problem = checkName(name);
  if (problem) return { valid: false, available: false, code: problem.code };
  if (name !== 'Robin') return { valid: true, available: true };
  const suggestions = ['Robin_opal', 'Robin_tango', 'Robin_nova'];
  return { valid: true, available: false, code: 'name_taken' as const, suggestions };
}

function changedUser(user: User, { language, consents, ...sight }: BodyOf<'updateUser'>): User {
  const { special_categories = user.consents.special_categories } = consents ?? {};
  return {
    ...user,
    language: isLocale(language) ? language : user.language,
    invisible: sight.invisible ?? user.invisible,
    shown_to_visitors: sight.shown_to_visitors ?? user.shown_to_visitors,
    read_receipts: sight.read_receipts ?? user.read_receipts,
    may_write: sight.may_write ?? user.may_write,
    hidden_words: sight.hidden_words ?? user.hidden_words,
    num_hidden_contacts: sight.hidden_contacts?.clear
      ? 0
      : user.num_hidden_contacts + (sight.hidden_contacts?.add?.length ?? 0),
    consents: { ...user.consents, special_categories },
  };
}

function newUser({ email, name, gender, language, country = 'NL' }: BodyOf<'signUp'>): User {
  const profile = profileFixture({ name, gender, country, status: 'disabled' });
  return userFixture({ email, language, status: 'not_confirmed', profile });
}
