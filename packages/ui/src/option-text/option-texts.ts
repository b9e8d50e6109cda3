import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Gender } from '@vela/domain/profile';

/** They are in the order in which they are offered. */
export const GENDER_TEXTS = {
  female: msg({ message: 'Woman', context: 'gender' }),
  male: msg({ message: 'Man', context: 'gender' }),
} as const satisfies Record<Gender, MessageDescriptor>;

/** What one says that one is. */
export function genderOptions(i18n: I18n): { value: Gender; label: string }[] {
  const genders = Object.keys(GENDER_TEXTS) as Gender[];
  return genders.map((value) => ({ value, label: i18n._(GENDER_TEXTS[value]) }));
}
