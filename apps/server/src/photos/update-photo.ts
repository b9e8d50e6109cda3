import { changePhoto } from '@vela/domain/photos';
import type { Tx } from '../db/database';
import { transact } from '../db/transact';
import { Failure } from '../core/failure';
import type { Call, Handler } from '../core/handler';
import { lockMember } from '../members/lock-member';
import { requireLiveSession } from '../sessions/sessions';
import { listOwnPhotos, presentOwnPhotos, saveOrder } from './own-photos';

export const updatePhoto: Handler<'updatePhoto'> = async ({ context, body, session, now }) => {
  const { memberId, premium } = session;
  await transact(context.db, (tx) => updateOrder(tx, { session, body }));
  const photos = await presentOwnPhotos(context, { memberId, premium, now });
  const photo = photos.find(({ id }) => id === body.id);
  if (!photo) throw new Failure('not_found');
  return { result: { photo, photos } };
};

async function updateOrder(
  tx: Tx,
  { session, body }: Pick<Call<'updatePhoto'>, 'session' | 'body'>,
): Promise<void> {
  const { memberId } = session;
  await lockMember(tx, memberId);
  await requireLiveSession(tx, session);
  const before = await listOwnPhotos(tx, memberId);
  const { id, ...change } = body;
  // Nobody learns whether a photo of somebody else is there.
  if (!before.some((photo) => photo.id === id)) throw new Failure('not_found');
  const after = changePhoto(before, { id, change });
  if (typeof after === 'string')
    throw new Failure('invalid_input', { fields: [{ path: 'main', code: 'invalid' }] });
  await saveOrder(tx, { before, after });
}
