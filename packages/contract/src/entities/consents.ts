import * as v from 'valibot';

/** The terms a member agreed to, by their date, and the separate consent of GDPR Article 9. */
export const consentsSchema = v.object({
  terms_version: v.nullable(v.pipe(v.string(), v.isoDate())),
  special_categories: v.boolean(),
});

/** Consents as a member gives or withdraws them; what is left out stays as it was. */
export const consentsChangeSchema = v.object({
  terms_version: v.optional(v.pipe(v.string(), v.isoDate())),
  special_categories: v.optional(v.boolean()),
});
