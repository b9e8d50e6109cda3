import type { Presented, PresenterContext, Showing } from '../events/event-presenters';
import { findBalances } from './find-balance';

/** The balance of each member as it is now. */
export async function presentCreditsEvents(
  { db }: PresenterContext,
  showings: readonly Showing<'credits'>[],
): Presented {
  const balances = await findBalances(
    db,
    showings.map(({ viewer }) => viewer.memberId),
  );
  return showings.map(({ viewer }) => ({
    name: 'credits',
    data: { credits: balances.get(viewer.memberId) ?? 0 },
  }));
}
