import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { idSchema } from '../entities/fields';
import { imageSchema } from '../entities/image';

/** Deletes one of the caller's photos with all of its files; one that was sent stays: `not_found`. The answer has those that are left. */
export const deletePhoto = defineEndpoint({
  id: 'deletePhoto',
  summary: 'Delete a photo',
  method: 'DELETE',
  path: '/api/photos.php',
  callers: ['member'],
  body: v.object({ id: idSchema }),
  result: v.object({ photos: v.array(imageSchema) }),
});
