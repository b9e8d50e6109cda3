import { COMMON_PASSWORDS } from '@vela/atlas/passwords';
import { FIELD_LIMITS } from '@vela/domain/errors';
import { COUNTRIES, LANGUAGES, LOCALES } from '@vela/domain/locale';
import { isLinkToken } from '@vela/domain/pages';
import { GENDERS } from '@vela/domain/profile';
import { REGION_KEY_MAX } from '@vela/domain/regions';
import {
  checkEmail,
  checkName,
  checkPassword,
  normalizeName,
  parseIsoDate,
  TRACKING_MAX,
} from '@vela/domain/signup';
import * as v from 'valibot';
import { follows } from '../follows';
import { textSchema } from '../text-schema';

/** Bounds a text before a rule that counts characters sees it, in UTF-16 units. */
export const LONGEST_INPUT = 1024;

/** An id outside the server: opaque and unguessable. */
export const idSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(FIELD_LIMITS.id.max));

/** A point in time, ISO 8601 in UTC. */
export const timeSchema = v.pipe(v.string(), v.isoTimestamp());

export const localeSchema = v.picklist(LOCALES, 'unknown_locale');

/** A language that members speak and write, as a BCP 47 tag. */
export const languageSchema = v.picklist(LANGUAGES);

export const countrySchema = v.picklist(COUNTRIES, 'unknown_country');

export const genderSchema = v.picklist(GENDERS);

/** A token of a mail link: 32 random bytes in base64url. */
export const tokenSchema = v.pipe(v.string(), v.check(isLinkToken, 'invalid'));

/** An e-mail address as typed; the server compares by its canonical form. */
export const emailSchema = v.pipe(v.string(), v.trim(), follows(checkEmail));

/** A username, composed and without space around it. */
export const nameSchema = v.pipe(
  v.string(),
  v.maxLength(LONGEST_INPUT, 'name_too_long'),
  v.transform(normalizeName),
  follows((name: string) => checkName(name)),
);

export const newPasswordSchema = v.pipe(
  v.string(),
  v.maxLength(LONGEST_INPUT, 'password_too_long'),
  follows((password: string) => checkPassword(password, { common: COMMON_PASSWORDS })),
);

/** A password that is only compared: bounded, so that nobody has megabytes hashed. */
export const givenPasswordSchema = v.pipe(
  v.string(),
  v.nonEmpty('required'),
  v.maxLength(LONGEST_INPUT, 'invalid'),
);

/** What a browser that an account doesn't know shows beside its activation token; with both the new password is set. */
export const activationProofEntries = {
  password: v.optional(givenPasswordSchema),
  new_password: v.optional(newPasswordSchema),
};

/** `YYYY-MM-DD`, a day that existed; whether its age will do is the site's to say. */
export const dateOfBirthSchema = v.pipe(
  v.string(),
  v.nonEmpty('required'),
  v.check((iso) => parseIsoDate(iso) !== null, 'invalid_date_of_birth'),
);

export const citySchema = textSchema({ limit: FIELD_LIMITS.city.max });

export const regionKeySchema = v.pipe(
  v.string(),
  v.nonEmpty('required'),
  v.maxLength(REGION_KEY_MAX, 'unknown_region'),
);

/** A text of a sign-up: about oneself, or to the member one signs up to meet. */
export const signupTextSchema = textSchema({ limit: FIELD_LIMITS.signupText.max, hasLines: true });

const trackingValueSchema = v.optional(v.pipe(v.string(), v.maxLength(TRACKING_MAX)));

/** What of it says whether a visitor was sent by a partner. */
export const trafficSourceEntries = { network: trackingValueSchema, ref: trackingValueSchema };

/** The origin of a visitor. It is stored in memory only until the visitor consents. Source: product.md §3. */
export const trackingSchema = v.object({
  network: trackingValueSchema,
  ref: trackingValueSchema,
  sub1: trackingValueSchema,
  sub2: trackingValueSchema,
  sub3: trackingValueSchema,
});
