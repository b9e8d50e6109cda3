import type { AppContext } from '../core/context';
import { Failure } from '../core/failure';
import type { Site } from '../core/site';
import { transact } from '../db/transact';
import { appendEvents } from '../events/append-events';
import { consumeLink } from '../links/links';
import { clearBounce } from '../members/clear-bounce';
import * as v from 'valibot';

const linkData = v.object({ email: v.string() });

/**
 * Brings mails back that had bounced, by the link that was mailed to the very address: it arrived. It is no log-in and
 * opens nothing. Throws Failure `link_invalid`, also where the account has another address by now.
 */
export async function confirmSameAddress(
  { db }: Pick<AppContext, 'db'>,
  { site, token, now }: { site: Site; token: string; now: Date },
): Promise<void> {
  await transact(db, async (tx) => {
    const taken = await consumeLink(tx, { kind: 'address_check', token, siteId: site.id, now });
    if (!taken) throw new Failure('link_invalid');
    const { member, link } = taken;
    if (v.parse(linkData, link.data).email !== member.email) throw new Failure('link_invalid');
    await clearBounce(tx, { memberId: member.id, now });
    await appendEvents(tx, [{ memberId: member.id, name: 'user', data: {} }]);
  });
}
