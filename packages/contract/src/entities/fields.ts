import { FIELD_LIMITS } from '@vela/domain/errors';
import { COUNTRIES, LOCALES } from '@vela/domain/locale';
import * as v from 'valibot';

/** An id outside the server: opaque and unguessable. */
export const idSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** A point in time, ISO 8601 in UTC. */
export const timeSchema = v.pipe(v.string(), v.isoTimestamp());

export const localeSchema = v.picklist(LOCALES, 'unknown_locale');

export const countrySchema = v.picklist(COUNTRIES, 'unknown_country');

export const GENDERS = ['male', 'female'] as const;

export const genderSchema = v.picklist(GENDERS);

export type Gender = v.InferOutput<typeof genderSchema>;

/** A token of a mail link: 32 random bytes in base64url. */
export const tokenSchema = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'invalid'));

export const emailSchema = v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(FIELD_LIMITS.email.max, 'invalid_email'));

export const nameSchema = v.pipe(v.string(), v.nonEmpty('required'));

export const newPasswordSchema = v.pipe(v.string(), v.nonEmpty('required'));

/** A password that is only compared: bounded, so that nobody has megabytes hashed. */
export const givenPasswordSchema = v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(1024, 'invalid'));

export const dateOfBirthSchema = v.pipe(v.string(), v.nonEmpty('required'));

export const citySchema = v.pipe(v.string(), v.trim(), v.maxGraphemes(FIELD_LIMITS.city.max));

export const regionKeySchema = v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(8, 'unknown_region'));

export const signupMessageSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxGraphemes(FIELD_LIMITS.signupMessage.max),
);

const trackingValueSchema = v.optional(v.pipe(v.string(), v.maxLength(200)));

/** Where a visitor came from. It lives in memory until the visitor consents. Source: product.md §3. */
export const trackingSchema = v.object({
  network: trackingValueSchema,
  ref: trackingValueSchema,
  sub1: trackingValueSchema,
  sub2: trackingValueSchema,
  sub3: trackingValueSchema,
});

export type Tracking = v.InferOutput<typeof trackingSchema>;
