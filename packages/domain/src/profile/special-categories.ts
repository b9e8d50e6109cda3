import type { Niche } from '../sites';

/** Whether a site asks for a self-described gender identity: the transgender-oriented one. Source: decisions.md, Routes. */
export function asksGenderIdentity(niche: Niche): boolean {
  return niche === 2;
}

/**
 * Whether a member's answers reveal sexual life, orientation or gender identity, or can, as the gender it wishes to meet; they are
 * stored only with consent under GDPR Article 9 (`consent_required`); deleting them needs none. Source: decisions.md, Honest
 * by construction.
 */
export function needsConsent(answers: {
  sexuality?: string | null | undefined;
  gender_identity?: string | null | undefined;
  intimate_interests?: readonly string[] | null | undefined;
  wished_gender?: string | null | undefined;
}): boolean {
  const {
    sexuality,
    gender_identity: identity,
    wished_gender: wished,
    intimate_interests: intimate,
  } = answers;
  return [sexuality, identity, wished, intimate?.length].some(Boolean);
}

/**
 * Returns the answers that are deleted when that consent is withdrawn, to be written over the stored ones;
 * none while it is given. Source: decisions.md, Honest by construction.
 */
export function answersTakenBack({ special_categories: isGiven }: { special_categories: boolean }): {
  sexuality?: null;
  gender_identity?: null;
  intimate_interests?: null;
} {
  return isGiven ? {} : { sexuality: null, gender_identity: null, intimate_interests: null };
}
