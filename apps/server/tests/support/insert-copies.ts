import type { TestApp } from './create-test-app';
import type { Person } from './people';

interface Copies {
  of: Person;
  count: number;
  place?: { country?: 'NL'; region?: string };
}

/** Copies of a member, as a big pool has, by the names `Copy …`; gives their ids. */
export async function insertCopies(app: TestApp, { of, count, place = {} }: Copies): Promise<string[]> {
  const ids = Array.from({ length: count }, () => app.context.random.id());
  await app.db.transaction().execute(async (tx) => {
    const columns = await tx
      .selectFrom('members')
      .selectAll()
      .where('id', '=', of.user.id)
      .executeTakeFirstOrThrow();
    // What each member has by chance is its own.
    const {
      age_counts_from: _counted,
      age_delay: _delay,
      sort_key: _key,
      ...profile
    } = await tx
      .selectFrom('profiles')
      .selectAll()
      .where('member_id', '=', of.user.id)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('members')
      .values(
        ids.map((id) => ({
          ...columns,
          id,
          email: `${id}@example.com`,
          email_canonical: `${id}@example.com`,
          name: `Copy ${id}`,
          name_key: id,
          consents: JSON.stringify(columns.consents),
        })),
      )
      .execute();
    await tx
      .insertInto('profiles')
      .values(
        ids.map((id) => ({ ...profile, ...place, notes: JSON.stringify(profile.notes), member_id: id })),
      )
      .execute();
  });
  return ids;
}
