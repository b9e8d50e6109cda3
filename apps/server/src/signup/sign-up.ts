import type { BodyOf } from '@vela/contract/registry';
import {
  type Consent,
  consentOf,
  keepsTracking,
  namesSource,
  type Tracking,
  trackingOf,
} from '@vela/domain/landers';
import { nameKey, SIGNUP_FACTS, type KnownFacts } from '@vela/domain/signup';
import { accountDisclosure, isShownToVisitors } from '@vela/domain/sites';
import { rememberWithSession } from '../accounts/devices';
import { checkPasswordOf } from '../accounts/check-new-password';
import { countHash } from '../accounts/count-hash';
import { hashPassword } from '../accounts/passwords';
import type { AppContext } from '../core/context';
import { Failure } from '../core/failure';
import type { Answer, Call, Client, Handler } from '../core/handler';
import { transact } from '../db/transact';
import { getUserOf } from '../profile/get-user-of';
import { checkAge } from './check-age';
import { checkNewMember, countryOfNewMember } from './check-new-member';
import { bodyOfDraft } from './body-of-draft';
import { requireAddressee } from './hold-signup-message';
import { newWishes } from './new-wishes';
import { canonicalOf, createMember, throwIfTaken, throwIfNameTaken } from './create-member';
import { signUpUnseen } from './sign-up-unseen';
import type { StoredDraft } from './signup-draft';

type Body = Omit<BodyOf<'signUp'>, 'password'>;
type SignupCall = Omit<Call<'signUp'>, 'body'> & { body: Body };

/** Makes a member of a visitor: logged in, not confirmed, the activation mail on its way. */
export const signUp: Handler<'signUp'> = (call) => {
  const { name, email, password } = call.body;
  checkPasswordOf({ name, email }, password, { site: call.site });
  const { context, site, client } = call;
  const hash = async () => {
    await countHash(context, { site, session: null, address: client.address });
    return hashPassword(password);
  };
  return finish(call, { hash, deviceToken: context.random.token() });
};

/** The same for a draft that was typed without script: it holds the hash of a password that passed the rules when typed. */
export async function completeSignup(
  call: Omit<Call<'signUp'>, 'body'>,
  { token, draft, passwordHash }: StoredDraft,
): Promise<Answer<'signUp'>> {
  const { site, client, now } = call;
  const body = bodyOfDraft(draft, { site, language: client.locale, now });
  if (passwordHash === null) {
    throw new Failure('invalid_input', { fields: [{ path: 'password', code: 'required' }] });
  }
  const deviceToken = deviceTokenOfDraft(call.context, token);
  return finish({ ...call, body }, { hash: async () => passwordHash, deviceToken });
}

/**
 * The token by which the account of a draft will know its browser, where accounts aren't shown: each press of the last step
 * gets the same one, and only the first stores it.
 */
export function deviceTokenOfDraft({ deriveToken }: Pick<AppContext, 'deriveToken'>, token: string): string {
  return deriveToken(`device of draft ${token}`);
}

interface Means {
  hash: () => Promise<string>;
  deviceToken: string;
}

async function finish(call: SignupCall, { hash, deviceToken }: Means): Promise<Answer<'signUp'>> {
  const { context, site, body, client, now } = call;
  checkAge(body.date_of_birth, { site, now, wasTooYoung: client.wasTooYoung });
  const member = newMemberOf(call);
  checkNewMember(
    {
      name: body.name,
      dateOfBirth: body.date_of_birth,
      country: body.country,
      region: body.region,
      tracking: body.tracking,
      message: body.signup_message,
      specialCategories: body.consents?.special_categories === true,
      wishedGender: member.wishes?.gender ?? null,
    },
    { site, now },
  );
  const keys = { siteId: site.id, email: canonicalOf(body.email), name: nameKey(body.name) };
  const isNeutral = accountDisclosure(site.settings) === 'neutral';
  // Asked before hashing, which is dear; asked again by the insert, which alone can know.
  await (isNeutral ? throwIfNameTaken(context, keys) : throwIfTaken(context, { ...keys, now }));
  if (body.signup_message && body.signup_member_id)
    await requireAddressee(context.db, { site, id: body.signup_member_id });
  const passwordHash = await hash();
  const newMember = { ...member, passwordHash };
  if (isNeutral) return signUpUnseen(call, { keys, member: newMember, deviceToken });
  const memberId = await transact(context.db, (tx) => createMember(context, { ...newMember, site, now }, tx));
  if (memberId === null) {
    await throwIfTaken(context, { ...keys, now });
    throw new Error('A member could not be created, though neither address nor name is taken');
  }
  // The owner of the mailbox may have taken the account over meanwhile.
  const { alongside, cookies } = await rememberWithSession(context, { memberId, client, now });
  const user = await getUserOf(context, { memberId, site, now });
  return {
    result: { user },
    session: { start: memberId, passwordHash, alongside, errorCode: 'forbidden' },
    cookies,
  };
}

function newMemberOf({ site, body, client }: SignupCall) {
  const living = {
    country: countryOfNewMember(body.country, { site, requestCountry: client.country }),
    region: body.region ?? null,
    city: emptyToNull(body.city),
  };
  return {
    email: body.email.trim(),
    name: body.name,
    dateOfBirth: body.date_of_birth,
    gender: body.gender,
    ...living,
    wishes: newWishes(body.wishes, { living, site }),
    lookingFor: body.looking_for ?? [],
    facts: factsOf(body),
    about: emptyToNull(body.about),
    message: emptyToNull(body.signup_message),
    signupMemberId: body.signup_member_id ?? null,
    tracking: keepsTracking(trackingConsentOf(body, client)) ? givenTracking(body.tracking) : null,
    language: body.language,
    shownToVisitors: isShownToVisitors({ chosen: body.visitors_may_see === true }, site.settings),
    consents: {
      terms_version: body.consents?.terms_version ?? null,
      special_categories: body.consents?.special_categories ?? false,
    },
  };
}

/** The answers that were given: `exactOptionalPropertyTypes` doesn't see through valibot's optional ones. */
function factsOf(body: Body): KnownFacts {
  const given = SIGNUP_FACTS.filter((fact) => body[fact] !== undefined);
  return Object.fromEntries(given.map((fact) => [fact, body[fact]]));
}

function emptyToNull(text: string | undefined): string | null {
  return text ? text : null;
}

/** What the sign-up itself says, else what its browser answered before. */
function trackingConsentOf({ consents }: Body, { consent }: Client): Consent {
  return consentOf(consents?.tracking, consent);
}

/** Returns null if nothing was given, as that needs no row. */
function givenTracking(given: Body['tracking']): Tracking | null {
  const tracking = trackingOf((field) => given?.[field]);
  return namesSource(tracking) ? tracking : null;
}
