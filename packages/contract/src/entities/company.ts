import * as v from 'valibot';
import { timeSchema } from './fields';

/** The company behind a site, for the footer, the legal pages and receipts. Source: product.md §3. */
export const companySchema = v.object({
  name: v.string(),
  address: v.string(),
  kvk: v.nullable(v.string()),
  city: v.string(),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  tradenames: v.array(v.string()),
  vat_numbers: v.array(v.string()),
  added: timeSchema,
});

export type Company = v.InferOutput<typeof companySchema>;
