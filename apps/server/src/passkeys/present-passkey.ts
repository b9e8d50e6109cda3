import type { Passkey } from '@vela/contract/entities/passkey';
import type { Selectable } from 'kysely';
import type { PasskeysTable } from '../db/access-tables';

export const PASSKEY_COLUMNS = ['id', 'name', 'created_at', 'last_used_at'] as const;

type PasskeyRow = Pick<Selectable<PasskeysTable>, (typeof PASSKEY_COLUMNS)[number]>;

export function presentPasskey({ id, name, created_at: addedAt, last_used_at: usedAt }: PasskeyRow): Passkey {
  return { id, name, added_at: addedAt.toISOString(), last_used_at: usedAt?.toISOString() ?? null };
}
