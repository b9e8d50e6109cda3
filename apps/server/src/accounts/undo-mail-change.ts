import { canonicalEmail } from '@vela/domain/signup';
import * as v from 'valibot';
import type { AppContext } from '../core/context';
import { transact } from '../db/transact';
import { Failure } from '../core/failure';
import type { Client } from '../core/handler';
import { linkPath } from '../core/link-path';
import { createLink, revokeLinks, consumeLink } from '../links/links';
import { recordSecurityEvent } from '../security/record-security-event';
import type { Site } from '../core/site';
import { restoreBlocks } from './block-mark';
import { hideFromNewOwner, lockAddressOfLink } from './hidden-contacts';
import { unusableHash } from './passwords';
import { deleteUnconfirmedHolder } from './reserved-address';
import { throwOnSecondOwner, setEmail } from './set-email';
import { setPassword } from './set-password';

const linkData = v.object({ email: v.string() });

export interface UndoneChange {
  memberId: string;
  /** The page where a new password is chosen: the one who changed the address knew the old one. */
  path: string;
}

/**
 * Puts back the address that a member had before a change, by the link that was mailed there, and ends what a
 * thief has of the account: the password fits nobody any more, all sessions end and every browser is unknown again.
 * An account that nobody confirmed doesn't stand in its way: anyone could make one. Throws Failure `link_invalid`, and
 * `email_taken` when a confirmed account has that address by now.
 */
export async function undoMailChange(
  context: Pick<
    AppContext,
    'db' | 'clock' | 'events' | 'jobs' | 'random' | 'deriveToken' | 'fingerprint' | 'log'
  >,
  { site, token, client, now }: { site: Site; token: string; client: Pick<Client, 'address'>; now: Date },
): Promise<UndoneChange> {
  const { memberId, linkId, deletedId } = await throwOnSecondOwner(() =>
    transact(context.db, async (tx) => {
      await lockAddressOfLink(context, tx, { token, siteId: site.id, now });
      const taken = await consumeLink(tx, { kind: 'mail_change_undo', token, siteId: site.id, now });
      if (!taken) throw new Failure('link_invalid');
      const memberId = taken.member.id;
      const { email } = v.parse(linkData, taken.link.data);
      const address = { siteId: site.id, email: canonicalEmail(email) ?? email };
      const deletedId = await deleteUnconfirmedHolder(context, tx, { ...address, exceptId: memberId });
      await setEmail(tx, { memberId, email, now });
      // What others decided about this address meanwhile holds, as after any change to it.
      const owner = { id: memberId, emailCanonical: address.email };
      await restoreBlocks(context, tx, owner);
      await hideFromNewOwner(context, tx, owner);
      const event = { kind: 'email_changed', siteId: site.id, memberId } as const;
      await recordSecurityEvent(context, tx, { ...event, address: client.address, now });
      // Until the owner has chosen another password, a thief could log in again and change the address once
      // more.
      await setPassword(tx, { memberId, passwordHash: unusableHash(context.random), client: null, now });
      await revokeLinks(tx, { memberId, kinds: ['activation', 'address_check', 'unsubscribe'], now });
      // The undo of a later change would bring back the address that this one brought. That of an earlier change stays good:
      // a thief who changes the address twice could else undo the second change, and leave the owner without a way back.
      const { createdAt: madeAfter } = taken.link;
      await revokeLinks(tx, { memberId, kinds: ['mail_change_undo'], madeAfter, now });
      const linkId = await createLink(context, tx, {
        kind: 'password_reset',
        memberId,
        siteId: site.id,
        now,
      });
      return { memberId, linkId, deletedId };
    }),
  );
  context.events.announceEndedSessions(memberId);
  if (deletedId !== null) context.events.announceEndedSessions(deletedId);
  return { memberId, path: linkPath('password_reset', context.deriveToken(linkId)) };
}
