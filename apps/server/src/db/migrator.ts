import { Migrator } from 'kysely/migration';
import type { Db } from './database';
import { migrations } from './migrations';

/** Whether every migration of this version has run. */
export async function isMigrated(db: Db): Promise<boolean> {
  const known = await migrator(db).getMigrations();
  return known.every((migration) => migration.executedAt !== undefined);
}

/** Runs the migrations of this version, and knows which have run. */
export function migrator(db: Db): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}
