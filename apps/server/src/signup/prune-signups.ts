import { UNCONFIRMED_SIGNUP_KEPT_DAYS } from '@vela/domain/limits';
import { accountDisclosure } from '@vela/domain/sites';
import { addMs, DAY } from '@vela/domain/time';
import { deleteAccount } from '../accounts/delete-account';
import type { AppContext } from '../core/context';
import { tryEach } from '../core/try-each';
import type { Db, Tx } from '../db/database';
import { transact } from '../db/transact';
import { lockMemberIfThere } from '../members/lock-member';

type Context = Pick<AppContext, 'db' | 'clock' | 'jobs' | 'sites'>;

/**
 * Deletes sign-ups that nobody confirmed, on sites that don't say who has an account: there such an account
 * can't be used, so nothing is lost but what was typed. The names that were stored in place of accounts are
 * deleted at the same age: one that went earlier or later would reveal that its address has an account. An
 * account with an order stays, which only one of a site that answered otherwise before can have. Harmless to
 * run twice or at once.
 */
export async function pruneSignups(context: Context): Promise<void> {
  const before = addMs(context.clock.now(), -UNCONFIRMED_SIGNUP_KEPT_DAYS * DAY);
  const sites = (await context.sites.all()).filter(
    ({ settings }) => accountDisclosure(settings) === 'neutral',
  );
  const siteIds = sites.map(({ id }) => id);
  await context.db.deleteFrom('kept_names').where('kept_at', '<', before).execute();
  if (siteIds.length === 0) return;
  const unconfirmed = await findUnconfirmed(context.db, { siteIds, before }).execute();
  const prune = (id: string): Promise<void> =>
    transact(context.db, async (tx) => {
      await lockMemberIfThere(tx, id);
      const still = await findUnconfirmed(tx, { siteIds, before }).where('id', '=', id).executeTakeFirst();
      if (still) await deleteAccount(context, tx, id);
    });
  await tryEach(unconfirmed, ({ id }) => prune(id), { failure: 'Sign-ups were not deleted' });
}

function findUnconfirmed(db: Db | Tx, { siteIds, before }: { siteIds: string[]; before: Date }) {
  return db
    .selectFrom('members')
    .select('id')
    .where('status', '=', 'not_confirmed')
    .where('signup_date', '<', before)
    .where('site_id', 'in', siteIds)
    .where((is) =>
      is.not(
        is.exists(
          is.selectFrom('orders').select('member_id').whereRef('orders.member_id', '=', 'members.id'),
        ),
      ),
    );
}
