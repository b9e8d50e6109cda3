import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProfileNoteName } from '@vela/domain/profile';

/** The beginnings of the sentences that a profile may finish; the dots say where the member's own words go on. */
export const NOTE_TEXTS = {
  perfect_sunday: msg`A perfect Sunday is…`,
  happiest_when: msg`I’m happiest when…`,
  talk_for_hours: msg`I could talk for hours about…`,
  small_joy: msg`A small thing that makes my day is…`,
  best_dish: msg`The dish I cook best is…`,
  first_date: msg`On a first date, I’d like to…`,
  learning: msg`Right now I’m learning…`,
  friends_say: msg`My friends would say that I…`,
  looking_forward: msg`I’m looking forward to…`,
  go_back: msg`The place I’d go back to at once is…`,
  get_along: msg`I get along best with people who…`,
  always_laugh: msg`I can’t help laughing at…`,
} as const satisfies Record<ProfileNoteName, MessageDescriptor>;
