import { DATA_EXPORT_STATES } from '@vela/domain/limits';
import * as v from 'valibot';
import { timeSchema } from './fields';

/** The copy of a member's data. It is downloaded by a link of its page, which works while the member is logged in. */
export const dataExportSchema = v.object({
  state: v.picklist(DATA_EXPORT_STATES),
  asked_at: timeSchema,
  /** What there is once it is `ready`. */
  archive: v.nullable(
    v.object({
      /** The path of the download. */
      path: v.string(),
      bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
      /** Until then it can be downloaded. */
      until: timeSchema,
    }),
  ),
});

export type DataExport = v.InferOutput<typeof dataExportSchema>;
