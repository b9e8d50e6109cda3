import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isLookingFor, type LookingFor } from '@vela/domain/profile';

/** What one can look for, as answers: the members' pages have the same among other words, with texts that no sign-up loads. */
export const LOOKING_FOR_ANSWERS = {
  relationship: msg`Something lasting`,
  dating: msg`Seeing where it goes`,
  friendship: msg`Something light`,
  conversation: msg`Good conversation`,
} as const satisfies Record<LookingFor, MessageDescriptor>;

/** What an answer is called; nothing for one that is none. */
export function lookingForText(answer: string | undefined): MessageDescriptor | undefined {
  return isLookingFor(answer) ? LOOKING_FOR_ANSWERS[answer] : undefined;
}
