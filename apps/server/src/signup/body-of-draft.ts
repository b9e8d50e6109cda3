import type { SignupDraft } from '@vela/contract/entities/signup-draft';
import type { BodyOf } from '@vela/contract/registry';
import { isGender } from '@vela/domain/profile';
import {
  ageRuleOf,
  agreesToSpecialCategories,
  checkSignupStep,
  SIGNUP_STEPS,
  signupFacts,
  signupMessageLimit,
  signupWishes,
  type SignupRules,
} from '@vela/domain/signup';
import { needsSpecialCategories, termsVersion } from '@vela/domain/sites';
import { wishableOf } from '@vela/domain/wishes';
import { isCountry, type Locale } from '@vela/domain/locale';
import { cleanText } from '@vela/domain/text';
import { allCommonPasswords } from '../accounts/all-common-passwords';
import { Failure } from '../core/failure';
import type { Site } from '../core/site';

type Body = Omit<BodyOf<'signUp'>, 'password'>;

interface Around {
  site: Site;
  language: Locale;
  now: Date;
}

/** A finished draft as the body of a sign-up. Throws Failure `invalid_input` with all that is missing or wrong. */
export function bodyOfDraft(draft: SignupDraft, { site, language, now }: Around): Body {
  const fields = SIGNUP_STEPS.flatMap((step) =>
    checkSignupStep(step, { fields: sendableOf(draft, site), rules: rulesOf(site, now) }),
  );
  const { gender, country } = draft;
  const wishable = wishableOf(site.settings.search_fields);
  if (fields.length > 0 || !isGender(gender)) throw new Failure('invalid_input', { fields });
  return {
    email: (draft.email ?? '').trim(),
    name: draft.name ?? '',
    date_of_birth: draft.date_of_birth ?? '',
    gender,
    ...(isCountry(country) && { country }),
    ...(draft.region && { region: draft.region }),
    ...(draft.city && { city: cleanText(draft.city) }),
    ...signupFacts(draft),
    ...signupWishes(draft, wishable),
    ...(draft.about && { about: cleanText(draft.about) }),
    ...toMemberOf(sendableOf(draft, site)),
    ...(draft.tracking && { tracking: draft.tracking }),
    visitors_may_see: draft.visitors_may_see === true,
    language,
    consents: {
      terms_version: termsVersion(site.company.added),
      special_categories: agreesToSpecialCategories(draft, wishable),
    },
  };
}

/** A draft without the message that nobody is asked for: without a member to get it, or where a new member can't write free. */
export function sendableOf(draft: SignupDraft, { settings }: Pick<Site, 'settings'>): SignupDraft {
  if (draft.signup_member_id && signupMessageLimit(settings) > 0) return draft;
  const { signup_message: _message, ...rest } = draft;
  return rest;
}

function toMemberOf({
  signup_member_id: id,
  signup_message: message,
}: SignupDraft): Pick<Body, 'signup_member_id' | 'signup_message'> {
  if (!id) return {};
  return { signup_member_id: id, ...(message && { signup_message: cleanText(message) }) };
}

/** What the site asks of a sign-up's fields. */
export function rulesOf({ name, settings }: Pick<Site, 'name' | 'settings'>, now: Date): SignupRules {
  return {
    ...ageRuleOf(settings, now),
    countries: settings.countries,
    needsSpecialCategories: needsSpecialCategories(settings.niche),
    commonPasswords: allCommonPasswords(),
    sitename: name,
    messageLimit: signupMessageLimit(settings),
    wishable: wishableOf(settings.search_fields),
  };
}
