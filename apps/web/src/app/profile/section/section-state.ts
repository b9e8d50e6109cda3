import type { OwnProfile } from '@vela/contract/entities/own-profile';
import type { BodyInputOf } from '@vela/contract/registry';
import { PROFILE_LIMITS } from '@vela/domain/profile';

/** All that can be changed of a profile; null is no answer. */
export type ProfileValues = Required<BodyInputOf<'updateProfile'>>;
export type ProfileField = keyof ProfileValues;

/** The answers of one section. */
export type SectionValues<Field extends ProfileField> = {
  [Name in Field]: Exclude<ProfileValues[Name], undefined>;
};

/** What a profile says now, in the words it is changed with. */
export function savedValues<Field extends ProfileField>(
  profile: OwnProfile,
  fields: readonly Field[],
): SectionValues<Field> {
  const values = fields.map((field) => [field, profile[field] ?? null]);
  return Object.fromEntries(values) as SectionValues<Field>;
}

/** What was changed and not saved; what was changed back is no change. */
export function changesOf<Values extends object>(values: Values, saved: Values): Partial<Values> {
  const changed = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(saved[name as keyof Values]),
  );
  return Object.fromEntries(changed) as Partial<Values>;
}

/** A section while it is filled in. */
export interface SectionDraft<Values extends object> {
  /** What was changed and isn't saved. */
  changes: Partial<Values>;
  /** Counts what put other values there than those that were typed. */
  round: number;
}

/** A draft whose values, as they were sent, are saved: what was typed meanwhile is one still. */
export function draftAfterSaving<Values extends object>(
  { changes, round }: SectionDraft<Values>,
  sent: Values,
): SectionDraft<Values> {
  const since = changesOf<Partial<Values>>(changes, sent);
  return { changes: since, round: Object.keys(since).length > 0 ? round : round + 1 };
}

/** The changes that were stored, as far as they are about these fields; none where the text is no draft. */
export function readDraft<Field extends ProfileField>(
  text: string | null,
  fields: readonly Field[],
): Partial<SectionValues<Field>> {
  if (text === null) return {};
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return {};
    const known = Object.entries(stored).filter(([name]) => (fields as readonly string[]).includes(name));
    return Object.fromEntries(known) as Partial<SectionValues<Field>>;
  } catch {
    return {};
  }
}

/** A list of interests with one more or without it; a full list takes no more. */
export function chooseInterest<Interest>(
  chosen: readonly Interest[],
  interest: Interest,
  isChosen: boolean,
): Interest[] {
  const others = chosen.filter((one) => one !== interest);
  if (!isChosen || others.length >= PROFILE_LIMITS.interests) return others;
  return chosen.includes(interest) ? [...chosen] : [...others, interest];
}
