import { LOOKING_FOR } from '@vela/domain/profile';
import { hasCountryForRegion } from '@vela/domain/regions';
import { hasAgesInOrder } from '@vela/domain/search';
import { checkPassword, SIGNUP_FACTS } from '@vela/domain/signup';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { consentsChangeSchema } from '../entities/consents';
import {
  citySchema,
  countrySchema,
  dateOfBirthSchema,
  emailSchema,
  genderSchema,
  idSchema,
  localeSchema,
  nameSchema,
  newPasswordSchema,
  regionKeySchema,
  signupTextSchema,
  trackingSchema,
} from '../entities/fields';
import { profileFacts } from '../entities/profile-facts';
import { userSchema } from '../entities/user';
import { wishesSchema } from '../entities/wishes';
import { keysSchema } from '../keys-schema';

const wishes = v.pipe(
  v.partial(v.pick(wishesSchema, ['gender', 'min_age', 'max_age', 'distance'])),
  v.forward(
    v.partialCheck(
      [['min_age'], ['max_age']],
      ({ min_age: from, max_age: to }) =>
        hasAgesInOrder({ minAge: from ?? undefined, maxAge: to ?? undefined }),
      'invalid',
    ),
    ['max_age'],
  ),
);

const fields = v.object({
  email: emailSchema,
  name: nameSchema,
  password: newPasswordSchema,
  date_of_birth: dateOfBirthSchema,
  gender: genderSchema,
  country: v.optional(countrySchema),
  region: v.optional(regionKeySchema),
  city: v.optional(citySchema),
  about: v.optional(signupTextSchema),
  /** To the member one signs up to meet: held in a conversation with that member until the address is confirmed. */
  signup_message: v.optional(signupTextSchema),
  ...v.pick(v.object(profileFacts), SIGNUP_FACTS).entries,
  signup_member_id: v.optional(idSchema),
  /**
   * Who one would like to meet. A `gender` needs the consent to special categories; a `distance` without a place is left out, one that
   * isn't given stays in the own country, and `null` reaches everyone.
   */
  wishes: v.optional(wishes),
  /** Part of the profile. */
  looking_for: v.optional(keysSchema(LOOKING_FOR)),
  /** Whether people without an account may see the new member; counts as no where the site shows them nobody. */
  visitors_may_see: v.optional(v.boolean()),
  tracking: v.optional(trackingSchema),
  language: localeSchema,
  consents: v.optional(
    v.object({
      ...consentsChangeSchema.entries,
      /**
       * Whether the partner who sent the visitor may be stored; without it `tracking` opens the sign-up and
       * isn't stored.
       */
      tracking: v.optional(v.boolean()),
    }),
  ),
});

const body = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [['password'], ['name']],
      ({ password, name }) => checkPassword(password, { name })?.code !== 'password_is_name',
      'password_is_name',
    ),
    ['password'],
  ),
  v.forward(
    v.partialCheck(
      [['password'], ['email']],
      ({ password, email }) => checkPassword(password, { email })?.code !== 'password_is_email',
      'password_is_email',
    ),
    ['password'],
  ),
  v.forward(v.partialCheck([['country'], ['region']], hasCountryForRegion, 'country_required'), ['country']),
  v.forward(
    v.partialCheck(
      [['signup_message'], ['signup_member_id']],
      ({ signup_message: message = '', signup_member_id: memberId }) =>
        message === '' || memberId !== undefined,
      'required',
    ),
    ['signup_member_id'],
  ),
);

/**
 * Makes a member of a visitor: logged in, not confirmed, the activation mail on its way. On a site that answers neutrally
 * nobody is logged in, and an address that has an account is answered alike: `user` is null, and the difference goes by mail.
 */
export const signUp = defineEndpoint({
  id: 'signUp',
  summary: 'Sign up',
  method: 'POST',
  path: '/api/signup.php',
  callers: ['visitor'],
  body,
  result: v.object({ user: v.nullable(userSchema) }),
  errors: [
    'invite_only',
    'signup_not_possible',
    'account_exists',
    'account_deleted',
    'consent_required',
    'busy',
  ],
});
