import type { ColumnType } from 'kysely';

/** JSON whose shape is checked where it is read: it may have been written by an older version. */
export type UncheckedJson = ColumnType<unknown, string, string>;
