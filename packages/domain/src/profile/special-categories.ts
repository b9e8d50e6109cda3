import type { Niche } from '../sites';

/** Whether a site asks for a self-described gender identity: the transgender-oriented one. Source: decisions.md, Routes. */
export function asksGenderIdentity(niche: Niche): boolean {
  return niche === 2;
}

/**
 * Whether a profile's answers reveal sexual orientation or gender identity, which are stored only with
 * consent under GDPR Article 9 (`consent_required`); deleting them needs none. Source: decisions.md, Honest
 * by construction.
 */
export function needsConsent(answers: {
  sexuality?: string | null | undefined;
  gender_identity?: string | null | undefined;
}): boolean {
  return Boolean(answers.sexuality) || Boolean(answers.gender_identity);
}

/**
 * Returns the answers that are deleted when that consent is withdrawn, to be written over the stored ones;
 * none while it is given. Source: decisions.md, Honest by construction.
 */
export function answersTakenBack({ special_categories: isGiven }: { special_categories: boolean }): {
  sexuality?: null;
  gender_identity?: null;
} {
  return isGiven ? {} : { sexuality: null, gender_identity: null };
}
