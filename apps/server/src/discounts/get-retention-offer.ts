import type { Handler } from '../core/handler';
import { findRetentionOffer } from './find-retention-offer';

export const getRetentionOffer: Handler<'getRetentionOffer'> = async ({ context, site, session, now }) => ({
  result: { offer: await findRetentionOffer(context.db, { site, memberId: session.memberId, now }) },
});
