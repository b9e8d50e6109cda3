import type { BodyInputOf } from '@vela/contract/registry';
import { CONFIRMATION_OUTCOMES, confirmationOutcome } from '@vela/domain/chat';
import { CONTACT_CHANGES, readContacts } from '@vela/domain/contacts';
import type { ErrorCode } from '@vela/domain/errors';
import { isLocale, pathInAnyLanguage } from '@vela/domain/locale';
import { homePath, isLinkToken, pathAfterLogin, safePath } from '@vela/domain/pages';
import { hiddenFromVisitors } from '@vela/domain/sites';
import { contactHashOf } from '../../accounts/hidden-contacts';
import { removeCookie, setCookie } from '../../core/cookies';
import { Failure } from '../../core/failure';
import { changeCookies } from '../../http/visit';
import { askedByLink, type AskingPage } from '../asked-by-link';
import { donePathOf } from './done';
import { type FormPost, invalid, type PageFormRules, pick, textOf, unknownAction } from './page-form';

const VISITORS_HOME = homePath({ isMember: false });

export const loginForm: PageFormRules = {
  name: 'login',
  submit: async (post) => {
    const body = pick(post, ['email', 'password']);
    const reactivate = textOf(post, 'reactivate') === 'on';
    await post.tools.api.call(post.visit, 'logIn', { body: { ...body, reactivate } });
    return pathAfterLogin(post.fields.next ?? new URL(post.request.url).searchParams.get('next'));
  },
};

export const logoutForm: PageFormRules = {
  name: 'logout',
  donePath: VISITORS_HOME,
  failedPath: () => VISITORS_HOME,
  submit: async ({ tools, visit }) => {
    await tools.api.call(visit, 'logOut');
    return donePathOf(visit, logoutForm);
  },
};

export const resetPasswordForm: PageFormRules = {
  name: 'reset-password',
  submit: async (post) => {
    await post.tools.api.call(post.visit, 'requestPasswordReset', { body: pick(post, ['email']) });
    return donePathOf(post.visit, resetPasswordForm);
  },
};

export const newPasswordForm: PageFormRules = {
  name: 'reset-password/do',
  submit: async (post) => {
    const body = pick(post, ['token', 'password', 'password_repeat']);
    await post.tools.api.call(post.visit, 'resetPassword', { body });
    return donePathOf(post.visit, newPasswordForm);
  },
};

/** The page of the link asks for a password then, or says what is wrong with the one that was typed. */
const ASKED_AGAIN: readonly ErrorCode[] = [
  'password_required',
  'password_wrong',
  'too_many_attempts',
  'invalid_input',
];

export const activationForm: PageFormRules = {
  name: 'activate/done',
  actions: [...CONFIRMATION_OUTCOMES, 'password', 'new_password'],
  // The token goes along: whose it was decides what is said.
  failedPath: ({ fields: { token } }, { code }) => {
    // What is none may be as long as a body, which no browser takes in an address.
    if (token === undefined || !isLinkToken(token)) return '/activate/error';
    if (ASKED_AGAIN.includes(code)) return null;
    return `/activate/error?${new URLSearchParams({ token }).toString()}`;
  },
  viewAgain: async (post) => askedAgain(post, 'activate-done'),
  submit: async (post) => {
    const body = pick(post, ['token', ...given(post, ['password', 'new_password'])]);
    const confirmed = await post.tools.api.call(post.visit, 'activate', { body });
    return donePathOf(post.visit, activationForm, confirmationOutcome(confirmed));
  },
};

/** The link is all that they need. */
const TOKEN_ACTIONS = ['undo', 'again'];

function isTokenAction(post: FormPost): boolean {
  return TOKEN_ACTIONS.includes(textOf(post, 'action'));
}

export const mailChangeForm: PageFormRules = {
  name: 'mail-change/do',
  actions: [...CONFIRMATION_OUTCOMES, 'password', ...TOKEN_ACTIONS],
  viewAgain: async (post) => (isTokenAction(post) ? {} : askedAgain(post, 'mail-change-do')),
  submit: async (post) => {
    const { api } = post.tools;
    if (isTokenAction(post))
      return (await api.call(post.visit, 'useToken', { body: pick(post, ['token']) })).goto;
    const body = pick(post, ['token', ...given(post, ['password'])]);
    const { delivered } = await api.call(post.visit, 'confirmMailChange', { body });
    return donePathOf(
      post.visit,
      mailChangeForm,
      delivered === null ? undefined : confirmationOutcome({ delivered }),
    );
  },
};

/** What the page of a link asks for, when its form comes back. */
function askedAgain(post: FormPost, page: AskingPage): ReturnType<typeof askedByLink> {
  return askedByLink(post.tools.context, post.visit, { page, token: textOf(post, 'token') });
}

function given({ fields }: FormPost, names: readonly string[]): string[] {
  return names.filter((name) => fields[name] !== undefined);
}

export const waitingForm: PageFormRules = {
  name: 'complete-signup',
  actions: ['resend', 'email'],
  submit: async (post) => {
    const action = textOf(post, 'action');
    if (action === 'resend') await post.tools.api.call(post.visit, 'sendActivationMail');
    else if (action === 'email') await changeEmail(post);
    else throw unknownAction();
    return donePathOf(post.visit, waitingForm, action);
  },
};

export const settingsLanguageForm: PageFormRules = {
  name: 'settings/language',
  submit: async (post) => {
    await chooseLanguage(post);
    return donePathOf(post.visit, settingsLanguageForm);
  },
};

export const appearanceForm: PageFormRules = {
  name: 'settings/appearance',
  submit: async ({ visit, fields: { mode } }) => {
    if (mode !== 'light' && mode !== 'dark' && mode !== 'system') throw invalid('mode');
    // Without the cookie a page uses the person's system setting.
    changeCookies(visit, mode === 'system' ? removeCookie('mode') : setCookie('mode', mode));
    return donePathOf(visit, appearanceForm);
  },
};

export const visibilityForm: PageFormRules = {
  name: 'settings/visibility',
  submit: async (post) => {
    await post.tools.api.call(post.visit, 'updateUser', { body: sightOf(post) });
    return donePathOf(post.visit, visibilityForm);
  },
};

export const messagesForm: PageFormRules = {
  name: 'settings/messages',
  submit: async (post) => {
    const body = pick(post, ['may_write', 'hidden_words']);
    await post.tools.api.call(post.visit, 'updateUser', { body });
    return donePathOf(post.visit, messagesForm);
  },
};

/** Without script the addresses come as they are, are hashed here and stored nowhere. */
export const contactsForm: PageFormRules = {
  name: 'settings/contacts',
  submit: async (post) => {
    const change = CONTACT_CHANGES.find((one) => one === (post.fields.change ?? 'add'));
    if (change === undefined) throw invalid('change');
    const body = {
      hidden_contacts: change === 'clear' ? { clear: true as const } : { [change]: hashesOf(post) },
    };
    await post.tools.api.call(post.visit, 'updateUser', { body }).catch(throwOnLongList);
    return donePathOf(post.visit, contactsForm);
  },
};

/** The endpoint knows the list by another name than the field of the form. */
function throwOnLongList(error: unknown): never {
  if (error instanceof Failure && error.code === 'invalid_input')
    throw new Failure('invalid_input', { fields: [{ path: 'contacts', code: 'too_long' }], cause: error });
  throw error;
}

function hashesOf(post: FormPost): string[] {
  const { addresses, wrong } = readContacts(textOf(post, 'contacts'));
  const [address] = wrong;
  if (address !== undefined)
    throw new Failure('invalid_input', {
      fields: [{ path: 'contacts', code: 'invalid_email', params: { address } }],
    });
  if (addresses.length === 0)
    throw new Failure('invalid_input', { fields: [{ path: 'contacts', code: 'required' }] });
  return addresses.map(contactHashOf);
}

/** Logs out one other device, or all of them where none is named. */
export const devicesForm: PageFormRules = {
  name: 'settings/devices',
  submit: async (post) => {
    const id = textOf(post, 'id');
    const body = id === '' ? { others: true as const } : { id };
    await post.tools.api.call(post.visit, 'endSessions', { body });
    return donePathOf(post.visit, devicesForm);
  },
};

export const passwordForm: PageFormRules = {
  name: 'settings/password',
  submit: async (post) => {
    const body = pick(post, ['old_password', 'password', 'password_repeat']);
    await post.tools.api.call(post.visit, 'changePassword', { body });
    return donePathOf(post.visit, passwordForm);
  },
};

export const emailForm: PageFormRules = {
  name: 'settings/email',
  submit: async (post) => {
    await changeEmail(post);
    return donePathOf(post.visit, emailForm);
  },
};

const PASSKEYS_ACTIONS = ['rename', 'remove'];

/** To add one takes script: only that can ask the browser for it. */
export const passkeysForm: PageFormRules = {
  name: 'settings/passkeys',
  actions: PASSKEYS_ACTIONS,
  submit: async (post) => {
    const action = textOf(post, 'action');
    const { api } = post.tools;
    if (action === 'rename')
      await api.call(post.visit, 'renamePasskey', { body: pick(post, ['id', 'name']) });
    else if (action === 'remove') await api.call(post.visit, 'removePasskey', { body: pick(post, ['id']) });
    else throw unknownAction();
    return donePathOf(post.visit, passkeysForm, action);
  },
};

export const exportForm: PageFormRules = {
  name: 'settings/export',
  submit: async (post) => {
    await post.tools.api.call(post.visit, 'createDataExport', { body: pick(post, ['password']) });
    return donePathOf(post.visit, exportForm);
  },
};

/** Whose deletion is done is a visitor: it is said on the page where the link of the mail leads, too. */
export const deleteForm: PageFormRules = {
  name: 'settings/delete',
  submit: async (post) => {
    const body = pick(post, ['password', ...given(post, ['reason'])]) as BodyInputOf<'deleteUser'>;
    const { erase_at: eraseAt } = await post.tools.api.call(post.visit, 'deleteUser', { body });
    return donePathOf(
      post.visit,
      reactivationForm,
      eraseAt === null ? 'erased' : String(Date.parse(eraseAt)),
    );
  },
};

export const reactivationForm: PageFormRules = {
  name: 'account-deleted',
  submit: async (post) => {
    await post.tools.api.call(post.visit, 'reactivateAccount', { body: pick(post, ['token']) });
    return donePathOf(post.visit, reactivationForm, 'reactivated');
  },
};

export const languageForm: PageFormRules = {
  name: 'language',
  failedPath: () => VISITORS_HOME,
  submit: async (post) => {
    await chooseLanguage(post);
    // An address that names a language would go on showing that one.
    return pathInAnyLanguage(safePath(textOf(post, 'next')) ?? VISITORS_HOME);
  },
};

/** The cookie speaks first, so it changes along with a member's account. */
async function chooseLanguage(post: FormPost): Promise<void> {
  const language = textOf(post, 'language');
  if (!isLocale(language)) throw invalid('language');
  if (await post.visit.session()) await post.tools.api.call(post.visit, 'updateUser', { body: { language } });
  changeCookies(post.visit, setCookie('locale', language));
}

/** A form sends only those that are on; where the site shows visitors nobody, that one can't be chosen. */
function sightOf({ visit, fields }: FormPost): BodyInputOf<'updateUser'> {
  const isChosen = hiddenFromVisitors(visit.site.settings) === null;
  return {
    invisible: fields.invisible === 'on',
    read_receipts: fields.read_receipts === 'on',
    ...(isChosen && { shown_to_visitors: fields.shown_to_visitors === 'on' }),
  };
}

async function changeEmail(post: FormPost): Promise<void> {
  await post.tools.api.call(post.visit, 'requestMailChange', { body: pick(post, ['email', 'password']) });
}
