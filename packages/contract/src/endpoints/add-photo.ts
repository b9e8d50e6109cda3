import { PHOTO_PURPOSES, UPLOAD_LIMITS } from '@vela/domain/photos';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { imageSchema } from '../entities/image';

/** The names of the fields and the lines between the parts. Bytes. */
const MULTIPART_EXTRA = 64 * 1024;

/** A form knows no other values than texts. */
const flagSchema = v.pipe(
  v.picklist(['true', 'false', '1', '0']),
  v.transform((text) => text === 'true' || text === '1'),
);

/**
 * Adds a photo to the caller's profile, or for a message. JPEG, PNG, WebP or AVIF; it is turned upright, and everything
 * but the picture is taken out of it. The first photo of a profile that others may see becomes the main one.
 */
export const addPhoto = defineEndpoint({
  id: 'addPhoto',
  summary: 'Add a photo',
  method: 'POST',
  path: '/api/photos.php',
  callers: ['member'],
  bodyKind: 'multipart',
  maxBodyBytes: UPLOAD_LIMITS.bytes + MULTIPART_EXTRA,
  body: v.object({
    photo: v.file(),
    private: v.optional(flagSchema, 'false'),
    purpose: v.optional(v.picklist(PHOTO_PURPOSES), 'profile'),
  }),
  result: v.object({ photo: imageSchema }),
  errors: ['photo_limit', 'not_an_image', 'too_many_pixels', 'photo_too_small'],
});
