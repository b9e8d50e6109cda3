import * as v from 'valibot';
import { idSchema } from './fields';

/**
 * A photo as one viewer may see it. File names are signed paths to be prefixed with the settings'
 * `cdn_prefix`; a locked photo has none.
 */
export const imageSchema = v.object({
  id: idSchema,
  filename: v.optional(v.string()),
  thumb_filename: v.optional(v.string()),
  status: v.picklist(['pending', 'active', 'rejected']),
  private: v.boolean(),
  main: v.boolean(),
  variant: v.picklist(['sharp', 'blurred', 'locked']),
});

export type Image = v.InferOutput<typeof imageSchema>;
