import type { Interest } from '@vela/atlas/interests';
import type { Locale } from '@vela/domain/locale';
import type { Gender } from '@vela/domain/profile';
import { WORDS } from '.';

/** Who a text is written for. `place` counts that language's members from 0: no two places give the same text. */
export interface Writer {
  language: Locale;
  gender: Gender;
  age: number;
  interests: readonly Interest[];
  place: number;
}

/** A profile's text and reason, in the language and by the gender and age of its writer. */
export function profileText({ language, gender, age, interests, place }: Writer): {
  about: string;
  reason: string;
} {
  const { studies, works, rests, likes, wishes, ends, reasons } = WORDS[language];
  const lives = livesOf(age, { studies, works, rests });
  const [first, second] = interests.flatMap((interest) => likes[interest] ?? []);
  const sentences = [
    turn(lives, place),
    first,
    // A short one now and then.
    place % 4 === 3 ? undefined : second,
    // After one round of the list of lives, the wishes are one further, so that the two never meet twice.
    turn(wishes, place + Math.floor(place / lives.length) * 5),
    place % 3 === 0 ? turn(ends, place / 3) : undefined,
  ];
  return {
    about: forGender(sentences.filter((sentence) => sentence !== undefined).join(' '), gender),
    reason: forGender(turn(reasons, place), gender),
  };
}

function livesOf(
  age: number,
  { studies, works, rests }: Record<'studies' | 'works' | 'rests', readonly string[]>,
): readonly string[] {
  if (age < 24) return studies;
  return age < 64 ? works : rests;
}

function turn(list: readonly string[], place: number): string {
  const text = list[place % list.length];
  if (text === undefined) throw new Error('A language has too few sentences');
  return text;
}

function forGender(text: string, gender: Gender): string {
  return text.replaceAll(/\{([^|}]*)\|([^}]*)\}/g, gender === 'male' ? '$1' : '$2');
}
