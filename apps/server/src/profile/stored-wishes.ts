import type { Wishes } from '@vela/contract/entities/wishes';
import type { LookingFor } from '@vela/domain/profile';
import { sql, type Selectable } from 'kysely';
import type { WishesTable } from '../db/member-tables';

export type StoredWishes = Omit<Selectable<WishesTable>, 'member_id' | 'changed_at'>;

/** The wishes of the member of a row of `profiles`; null for none. */
export const storedWishes = sql<StoredWishes | null>`(
  select to_jsonb(wishes) - 'member_id' - 'changed_at' from wishes where wishes.member_id = profiles.member_id
)`;

/** Returns stored wishes with what the member's profile says it looks for. */
export function presentWishes(stored: StoredWishes, lookingFor: readonly LookingFor[] | null): Wishes {
  // The contract checks the stored keys on their way out.
  return { ...stored, looking_for: [...(lookingFor ?? [])] } as Wishes;
}
