import { REGION_LABELS } from '@vela/domain/regions';
import * as v from 'valibot';

/** What a country calls its regions; the interface translates the label. Source: product.md §3. */
export const regionLabelSchema = v.picklist(REGION_LABELS);

/** `key` is the part of the ISO 3166-2 code behind the country; `name` is in the country's own language. */
export const regionSchema = v.object({ key: v.string(), name: v.string() });

export type Region = v.InferOutput<typeof regionSchema>;
