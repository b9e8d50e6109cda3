import type { ResultOf } from '@vela/contract/registry';
import type { FieldError } from '@vela/domain/errors';
import { homePath } from '@vela/domain/pages';
import {
  checkSignupStep,
  currentSignupStep,
  isSignupStep,
  SIGNUP_STEPS,
  signupStepAfter,
  type SignupStep,
} from '@vela/domain/signup';
import { removeCookie, setCookie } from '../../core/cookies';
import { Failure } from '../../core/failure';
import { changeCookies, cookieOf } from '../../http/visit';
import { checkAge } from '../../signup/check-age';
import { rulesOf, sendableOf } from '../../signup/body-of-draft';
import { completeOnce } from '../../signup/complete-once';
import { endSignupDraft, findSignupDraft, saveSignupDraft } from '../../signup/signup-draft';
import { donePathOf } from './done';
import type { FormPost, PageFormRules } from './page-form';
import { isFromOneOf, isSameOrigin } from './same-origin';

/**
 * The sign-up without script. Each step is stored in a draft on the server for half an hour, under an
 * unguessable cookie; a post without a step (the home page's, a lander's) only adds to the draft. The last
 * step makes the account.
 */
export const signupForm: PageFormRules = {
  name: 'signup',
  actions: SIGNUP_STEPS,
  actionField: 'step',
  admits: ({ request, visit }) => isFromOneOf(request.headers, visit.site.settings.lander_origins),
  submit: async (post) => {
    if (await post.visit.session()) return homePath({ isMember: true });
    const token = await keep(post);
    await checkAgeOf(post, token);
    const { step } = post.fields;
    if (!isSignupStep(step) || !isSameOrigin(post.visit)) return '/signup';
    if (step === 'confirm') return complete(post, token);
    await checkStep(post, { step, token });
    const isEdit = post.fields.edit === '1';
    return `/signup?step=${signupStepAfter({ from: step, wanted: step, isEdit })}`;
  },
};

async function keep({ tools, visit, fields }: FormPost): Promise<string> {
  const { site, now, address } = visit;
  const { context } = tools;
  const { consent } = await visit.client();
  const { token } = await saveSignupDraft(context, {
    site,
    token: cookieOf(visit, 'signup_draft'),
    consent,
    fields,
    address,
    now,
  });
  changeCookies(visit, setCookie('signup_draft', token));
  return token;
}

/** Whichever form brought the date, a lander's or the summary's, too. */
async function checkAgeOf({ tools, visit }: FormPost, token: string): Promise<void> {
  const { site, now } = visit;
  const found = await findSignupDraft(tools.context, { site, token, now });
  const { wasTooYoung } = await visit.client();
  checkAge(found?.draft.date_of_birth ?? '', { site, now, wasTooYoung });
}

interface Step {
  step: SignupStep;
  token: string;
}

async function checkStep({ tools, visit, fields }: FormPost, { step, token }: Step): Promise<void> {
  const { site, now } = visit;
  const found = await findSignupDraft(tools.context, { site, token, now });
  // The draft holds no password to check, and no wish without its consent; what was just typed says best what is wrong with it.
  const typed = {
    ...(found && sendableOf(found.draft, site)),
    ...(fields.password !== undefined && { password: fields.password }),
    ...(step === 'meet' && { wished_gender: fields.wished_gender }),
  };
  const faults = checkSignupStep(step, { fields: typed, rules: rulesOf(site, now) });
  if (step === 'account' && !faults.some(({ path }) => path === 'name')) {
    const { name } = await tools.api.call(visit, 'checkSignup', { query: { name: typed.name } });
    if (name?.available === false) faults.push(nameFault(name));
  }
  if (faults.length > 0) throw new Failure('invalid_input', { fields: faults });
  if (step === 'account')
    await tools.api.call(visit, 'checkSignup', { query: { email: typed.email, step: 'account' } });
}

/** The page that says what is wrong without script says the suggestions, too. */
function nameFault({ code = 'name_taken', suggestions = [] }: NonNullable<CheckedName>): FieldError {
  const params = suggestions.length > 0 && { params: { suggestions: suggestions.join(', ') } };
  return { path: 'name', code, ...params };
}

type CheckedName = ResultOf<'checkSignup'>['name'];

/** Makes the account of what the draft holds: the person sees the summary, so nothing of it is typed again. */
async function complete({ tools, visit }: FormPost, token: string): Promise<string> {
  const { context, api } = tools;
  const { site, now } = visit;
  const found = await findSignupDraft(context, { site, token, now });
  if (!found) return '/signup';
  const step = currentSignupStep({ fields: sendableOf(found.draft, site), rules: rulesOf(site, now) });
  if (step !== 'confirm') return `/signup?step=${step}`;
  const { user } = await api.run(visit, 'signUp', (call) => completeOnce({ ...call, query: {} }, found));
  await endSignupDraft(context, { token, now });
  changeCookies(visit, removeCookie('signup_draft'));
  return user ? '/signup-matches' : donePathOf(visit, signupForm);
}
