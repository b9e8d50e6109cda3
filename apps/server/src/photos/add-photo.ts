import type { Handler } from '../http/handler';
import { consumeLimit } from '../http/consume-limit';
import { presentImage } from './present-images';
import { storePhoto } from './store-photo';

/** Answers when the photo's files are there: whoever gets its addresses can load them. */
export const addPhoto: Handler<'addPhoto'> = async ({ context, site, body, session, client, now }) => {
  const { memberId, premium } = session;
  await consumeLimit(context, 'upload', { site, address: client.address, session });
  const photo = await storePhoto(context, {
    memberId,
    premium,
    bytes: new Uint8Array(await body.photo.arrayBuffer()),
    private: body.private,
    purpose: body.purpose,
    now,
  });
  const viewer = { memberId, premium, now };
  return { result: { photo: presentImage(context, { photo, variant: 'sharp', viewer }) } };
};
