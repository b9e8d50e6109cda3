import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PageName } from '@vela/domain/pages';

/** What happens while an account is made, in order. Source: product.md §2. */
const STAGES = ['profile', 'account', 'matches', 'mail'] as const;

export type SignupStage = (typeof STAGES)[number];

export const STAGE_TEXTS = {
  profile: msg`Checking your profile`,
  account: msg`Creating your account`,
  matches: msg`Looking for matches`,
  mail: msg`Sending the activation e-mail`,
} as const satisfies Record<SignupStage, MessageDescriptor>;

/** The stages that really happen: matches are looked for where there is a page that shows them. */
export function stagesOf(readyPages: readonly PageName[]): SignupStage[] {
  return STAGES.filter((stage) => stage !== 'matches' || readyPages.includes('signup-matches'));
}
