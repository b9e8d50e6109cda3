import type { BodyOf } from '@vela/contract/registry';
import { changePhoto } from '@vela/domain/photos';
import type { Tx } from '../db/database';
import { transact } from '../db/transact';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import { lockMember } from '../members/lock-member';
import { listOwnPhotos, presentOwnPhotos, saveOrder } from './own-photos';

export const updatePhoto: Handler<'updatePhoto'> = async ({ context, body, session, now }) => {
  const { memberId, premium } = session;
  await transact(context.db, (tx) => updateOrder(tx, { memberId, body }));
  const photos = await presentOwnPhotos(context, { memberId, premium, now });
  const photo = photos.find(({ id }) => id === body.id);
  if (!photo) throw new Failure('not_found');
  return { result: { photo, photos } };
};

async function updateOrder(
  tx: Tx,
  { memberId, body }: { memberId: string; body: BodyOf<'updatePhoto'> },
): Promise<void> {
  await lockMember(tx, memberId);
  const before = await listOwnPhotos(tx, memberId);
  const { id, ...change } = body;
  // Nobody learns whether a photo of somebody else is there.
  if (!before.some((photo) => photo.id === id)) throw new Failure('not_found');
  const after = changePhoto(before, { id, change });
  if (typeof after === 'string')
    throw new Failure('invalid_input', { fields: [{ path: 'main', code: 'invalid' }] });
  await saveOrder(tx, { before, after });
}
