import { PHOTO_STATUSES, PHOTO_VARIANTS } from '@vela/domain/photos';
import * as v from 'valibot';
import { idSchema } from './fields';

const pixelsSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

/** One file of a photo: a signed path to be prefixed with `cdn_prefix`, and how wide its picture is in pixels. */
const imageSourceSchema = v.object({ filename: v.string(), width: pixelsSchema });

/**
 * A photo as one viewer may see it. File names are signed paths to be prefixed with the settings'
 * `cdn_prefix`; a locked photo has none. `sources` is the same picture in several widths, smallest first, `filename`
 * among them; `width` and `height` are those of the whole picture, so that a page can keep its room.
 */
export const imageSchema = v.object({
  id: idSchema,
  filename: v.optional(v.string()),
  thumb_filename: v.optional(v.string()),
  sources: v.optional(v.array(imageSourceSchema)),
  width: v.optional(pixelsSchema),
  height: v.optional(pixelsSchema),
  status: v.picklist(PHOTO_STATUSES),
  private: v.boolean(),
  main: v.boolean(),
  variant: v.picklist(PHOTO_VARIANTS),
});

export type Image = v.InferOutput<typeof imageSchema>;
