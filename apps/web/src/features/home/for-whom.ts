import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Niche } from '@vela/domain/sites';

/** Whom the site of a niche is for, where the niche says so in words of its own. */
export const FOR_WHOM: Partial<Record<Niche, MessageDescriptor>> = {
  2: msg`For transgender and non-binary people, and everyone who would like to meet them.`,
  5: msg`For people from fifty on.`,
};
