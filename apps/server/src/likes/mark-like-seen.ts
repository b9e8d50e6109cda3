import { transact } from '../db/transact';
import type { Handler } from '../core/handler';
import { viewerOf } from '../core/viewer';
import { appendEvents } from '../events/append-events';
import { clearNew } from './save-like';
import { requireVisible } from '../members/require-visible';

export const markLikeSeen: Handler<'markLikeSeen'> = async (call) => {
  const { context, session, body } = call;
  await transact(context.db, async (tx) => {
    await requireVisible(tx, { viewer: viewerOf(call), id: body.profile_id });
    await appendEvents(tx, await clearNew(tx, { memberId: session.memberId, otherId: body.profile_id }));
  });
  return { result: {} };
};
