import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What happens while an account is made, in order. Source: product.md §2. */
const STAGES = ['profile', 'account', 'photo', 'matches', 'mail'] as const;

export type SignupStage = (typeof STAGES)[number];

export const STAGE_TEXTS = {
  profile: msg`Checking your profile`,
  account: msg`Creating your account`,
  photo: msg`Adding your photo`,
  matches: msg`Looking for matches`,
  mail: msg`Sending the activation e-mail`,
} as const satisfies Record<SignupStage, MessageDescriptor>;

/** The stages that really happen. */
export function stagesOf({ hasPhoto }: { hasPhoto: boolean }): SignupStage[] {
  return STAGES.filter((stage) => stage !== 'photo' || hasPhoto);
}
