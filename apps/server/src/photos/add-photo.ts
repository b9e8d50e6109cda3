import type { Handler } from '../core/handler';
import { heldFile } from '../http/held-file';
import { presentImage } from './present-images';
import { storePhoto } from './store-photo';

/** Answers when the photo's files exist, so that its addresses load at once. */
export const addPhoto: Handler<'addPhoto'> = async ({ context, site, body, session, now }) => {
  const { memberId, premium } = session;
  const photo = await storePhoto(context, {
    site,
    session,
    upload: heldFile(body.photo),
    private: body.private,
    purpose: body.purpose,
    now,
  });
  const viewer = { memberId, premium, now };
  return { result: { photo: presentImage(context, { photo, variant: 'sharp', viewer }) } };
};
