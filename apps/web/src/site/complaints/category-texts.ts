import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComplaintCategory } from '@vela/domain/safety';

/** What each kind of complaint is called in the form. */
export const CATEGORY_TEXTS = {
  service: msg`The site or its service`,
  payment: msg`A payment or credits`,
  member: msg`A member, a profile or a message`,
  decision: msg`A decision about my account or content`,
  illegal: msg`Something that is against the law`,
  privacy: msg`My data`,
  other: msg`Something else`,
} as const satisfies Record<ComplaintCategory, MessageDescriptor>;
