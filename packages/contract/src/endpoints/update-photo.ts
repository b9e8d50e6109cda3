import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { idSchema } from '../entities/fields';
import { imageSchema } from '../entities/image';

/**
 * Makes a photo of the caller's profile the main one, private or public, or moves it; `position` counts from 0. A private
 * photo has to be made public to be the main one. The answer has all photos, as a change of one may change others.
 */
export const updatePhoto = defineEndpoint({
  id: 'updatePhoto',
  summary: 'Change the main photo, privacy or order',
  method: 'PUT',
  path: '/api/photos.php',
  callers: ['member'],
  body: v.object({
    id: idSchema,
    main: v.optional(v.boolean()),
    private: v.optional(v.boolean()),
    position: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000))),
  }),
  result: v.object({ photo: imageSchema, photos: v.array(imageSchema) }),
});
