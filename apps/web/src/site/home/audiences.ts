import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Niche } from '@vela/domain/sites';

/** Who the site of a niche is for, in the words of these people; null for a site that is for everyone. */
export const AUDIENCES = {
  1: null,
  2: msg`For transgender and non-binary people, and everyone who would like to meet them.`,
  3: msg`For people who are drawn to BDSM, where everything begins with consent.`,
  4: msg`For women with curves, and everyone who would like to meet them.`,
  5: msg`For people aged fifty and over.`,
  6: msg`For women in the middle of life, and everyone who would like to meet them.`,
  7: msg`For men who would like to meet men.`,
} as const satisfies Record<Niche, MessageDescriptor | null>;
