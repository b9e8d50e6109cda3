import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SignupStage } from '@vela/domain/signup';

/** What each stage of making an account is called. */
export const STAGE_TEXTS = {
  profile: msg`Checking your profile`,
  account: msg`Creating your account`,
  photo: msg`Adding your photo`,
  matches: msg`Looking for matches`,
  mail: msg`Sending the activation e-mail`,
} as const satisfies Record<SignupStage, MessageDescriptor>;
