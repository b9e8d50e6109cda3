import { INTERESTS, INTIMATE_INTERESTS } from '@vela/atlas/interests';
import { FIELD_LIMITS } from '@vela/domain/errors';
import { LANGUAGES } from '@vela/domain/locale';
import { LOOKING_FOR, PROFILE_LIMITS, PROFILE_NOTES, PROFILE_OPTIONS } from '@vela/domain/profile';
import { hasCountryForRegion } from '@vela/domain/regions';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { countrySchema, dateOfBirthSchema, genderSchema, regionKeySchema } from '../entities/fields';
import { ownProfileSchema } from '../entities/own-profile';
import { keysSchema } from '../keys-schema';
import { nullableTextSchema, textSchema } from '../text-schema';

const optionSchema = <const Options extends readonly string[]>(options: Options) =>
  v.nullable(v.picklist(options));

/** An end without words deletes its note. */
const notesSchema = v.pipe(
  v.config(
    v.array(v.object({ name: v.picklist(PROFILE_NOTES), text: textSchema({ limit: PROFILE_LIMITS.note }) })),
    { abortEarly: true },
  ),
  v.transform((notes) => notes.filter(({ text }) => text !== '')),
  v.maxLength(PROFILE_LIMITS.notes),
  v.check((notes) => new Set(notes.map(({ name }) => name)).size === notes.length, 'invalid'),
);

const listSchema = <const Keys extends readonly string[]>(keys: Keys, limit = keys.length) =>
  v.nullable(
    v.pipe(
      keysSchema(keys, limit),
      v.transform((list) => (list.length === 0 ? null : list)),
    ),
  );

const fields = v.partial(
  v.object({
    gender: genderSchema,
    date_of_birth: dateOfBirthSchema,
    country: countrySchema,
    region: v.nullable(regionKeySchema),
    city: nullableTextSchema({ limit: FIELD_LIMITS.city.max }),
    about: nullableTextSchema({ limit: PROFILE_LIMITS.about, hasLines: true }),
    reason: nullableTextSchema({ limit: PROFILE_LIMITS.reason, hasLines: true }),
    notes: notesSchema,
    looking_for: listSchema(LOOKING_FOR),
    relationship_status: optionSchema(PROFILE_OPTIONS.relationship_status),
    hair_color: optionSchema(PROFILE_OPTIONS.hair_color),
    body_type: optionSchema(PROFILE_OPTIONS.body_type),
    eye_color: optionSchema(PROFILE_OPTIONS.eye_color),
    tattoos: v.nullable(v.boolean()),
    interests: keysSchema(INTERESTS, PROFILE_LIMITS.interests),
    intimate_interests: listSchema(INTIMATE_INTERESTS),
    languages: listSchema(LANGUAGES, PROFILE_LIMITS.languages),
    sexuality: optionSchema(PROFILE_OPTIONS.sexuality),
    photo_border: v.boolean(),
    gender_identity: nullableTextSchema({ limit: PROFILE_LIMITS.gender_identity }),
  }),
);

/** A region is only a region of its country: it comes together with it. */
const body = v.pipe(
  fields,
  v.forward(v.partialCheck([['country'], ['region']], hasCountryForRegion, 'country_required'), ['country']),
);

/**
 * Changes what is given and leaves the rest; `null` takes an answer back. A new country takes region and city along,
 * unless new ones come with it. Gender and date of birth change once, within a day of the confirmation (`can_correct`). Notes are up to three, each of another sentence that the site offers. Sexuality, gender identity and intimate interests need the consent to special categories; the last are `invalid` where the
 * site offers none. `photo_border` needs Premium to be turned on, not to be turned off.
 */
export const updateProfile = defineEndpoint({
  id: 'updateProfile',
  summary: "Change the caller's own profile",
  method: 'PUT',
  path: '/api/profile.php',
  callers: ['member'],
  body,
  result: v.object({ profile: ownProfileSchema }),
  errors: ['consent_required', 'correction_over', 'premium_required'],
});
