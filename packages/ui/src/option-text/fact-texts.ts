import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PROFILE_OPTIONS } from '@vela/domain/profile';

type Options = typeof PROFILE_OPTIONS;
type Question = 'relationship_status' | 'hair_color' | 'body_type' | 'eye_color';

/** What each answer of a profile is called. */
export const FACT_TEXTS = {
  relationship_status: {
    single: msg({ message: 'Single', context: 'relationship' }),
    divorced: msg({ message: 'Divorced', context: 'relationship' }),
    widowed: msg({ message: 'Widowed', context: 'relationship' }),
    unmarried: msg({ message: 'Never married', context: 'relationship' }),
    'living together': msg({ message: 'Living together', context: 'relationship' }),
    married: msg({ message: 'Married', context: 'relationship' }),
  },
  hair_color: {
    black: msg({ message: 'Black', context: 'hair' }),
    'dark brown': msg({ message: 'Dark brown', context: 'hair' }),
    brown: msg({ message: 'Brown', context: 'hair' }),
    brunette: msg({ message: 'Brunette', context: 'hair' }),
    'dark blond': msg({ message: 'Dark blond', context: 'hair' }),
    blond: msg({ message: 'Blond', context: 'hair' }),
    red: msg({ message: 'Red', context: 'hair' }),
    gray: msg({ message: 'Grey', context: 'hair' }),
    white: msg({ message: 'White', context: 'hair' }),
    bald: msg({ message: 'Bald', context: 'hair' }),
    other: msg({ message: 'Another colour', context: 'hair' }),
  },
  body_type: {
    slim: msg({ message: 'Slim', context: 'body' }),
    normal: msg({ message: 'Average', context: 'body' }),
    fat: msg({ message: 'Plus-size', context: 'body' }),
  },
  eye_color: {
    blue: msg({ message: 'Blue', context: 'eyes' }),
    green: msg({ message: 'Green', context: 'eyes' }),
    hazel: msg({ message: 'Hazel', context: 'eyes' }),
    brown: msg({ message: 'Brown', context: 'eyes' }),
    other: msg({ message: 'Another colour', context: 'eyes' }),
  },
} as const satisfies { [Q in Question]: Record<Options[Q][number], MessageDescriptor> };

/** What each question of a profile is called. */
export const FACT_NAMES = {
  relationship_status: msg`Relationship`,
  hair_color: msg({ message: 'Hair', context: 'profile' }),
  body_type: msg`Build`,
  eye_color: msg({ message: 'Eyes', context: 'profile' }),
  tattoos: msg`Tattoos`,
  gender_identity: msg`Gender, in own words`,
  looking_for: msg`Looking for`,
  languages: msg({ message: 'Speaks', context: 'languages' }),
} as const satisfies Record<
  Question | 'tattoos' | 'gender_identity' | 'looking_for' | 'languages',
  MessageDescriptor
>;
