import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldCode } from '@vela/domain/errors';

/**
 * What stands under a field for each reason to reject it: what is wrong and how to put it right (product.md
 * §5).
 */
export const FIELD_TEXTS = {
  required: msg`Please fill this in.`,
  invalid: msg`Please check this.`,
  too_long: msg({
    message: '{limit, plural, one {At most # character fits here.} other {At most # characters fit here.}}',
  }),
  too_short: msg`This is a little too short.`,
  unknown_option: msg`Please choose one of the options.`,
  unknown_locale: msg`Please choose one of the languages.`,
  unknown_country: msg`Please choose one of the countries.`,
  unknown_region: msg`Please choose one of the regions.`,
  writing_closed: msg`This member chooses who may write to them. Delete the message to go on; you can like them right away.`,
  unknown_member: msg`This profile isn’t available any more. Delete the message to go on.`,
  country_required: msg`Please choose a country first.`,
  invalid_email: msg`Invalid email`,
  name_too_short: msg({
    message:
      '{limit, plural, one {A username has at least # character.} other {A username has at least # characters.}}',
  }),
  name_too_long: msg({
    message:
      '{limit, plural, one {A username has at most # character.} other {A username has at most # characters.}}',
  }),
  name_is_email: msg`Username may not be the same as your e-mail address`,
  name_starts_with_at: msg`A username may not start with @.`,
  name_has_forbidden_characters: msg`Some of these characters can’t be used in a username.`,
  name_taken: msg`This username is taken. Please try another one.`,
  name_reserved: msg`This username is reserved for our team. Please choose another one.`,
  invalid_date_of_birth: msg`Invalid date of birth.`,
  too_young: msg({ message: 'Enter your date of birth ({min_age}+)' }),
  too_old: msg`Please check the year.`,
  password_too_short: msg({
    message:
      '{limit, plural, one {A password has at least # character.} other {A password has at least # characters.}}',
  }),
  password_too_long: msg({
    message:
      '{limit, plural, one {A password has at most # character.} other {A password has at most # characters.}}',
  }),
  password_is_name: msg`Your password may not be your username.`,
  password_is_email: msg`Your password may not be your e-mail address.`,
  password_too_common: msg`Too many people use this password. Please choose another one.`,
  terms_required: msg`Please accept the terms to continue.`,
  iban_invalid: msg`This is not a valid IBAN.`,
  authorization_required: msg`Please authorize the direct debit to go on.`,
} as const satisfies Record<FieldCode, MessageDescriptor>;
