import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Gender } from '@vela/domain/profile';

export const GENDER_TEXTS = {
  male: msg({ message: 'Man', context: 'gender' }),
  female: msg({ message: 'Woman', context: 'gender' }),
} as const satisfies Record<Gender, MessageDescriptor>;

/** What a country calls its regions. */
export const REGION_LABEL_TEXTS = {
  province: msg`Province`,
  region: msg`Region`,
  state: msg({ message: 'State', context: 'part of a country' }),
  canton: msg`Canton`,
  county: msg`County`,
  voivodeship: msg`Voivodeship`,
} as const satisfies Record<string, MessageDescriptor>;

export type RegionLabelText = keyof typeof REGION_LABEL_TEXTS;
