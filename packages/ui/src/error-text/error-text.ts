import type { I18n, MessageDescriptor } from '@lingui/core';
import { isErrorCode, isFieldCode, type ErrorParams, type ClientErrorCode } from '@vela/domain/errors';
import { msg } from '@lingui/core/macro';
import { ERROR_TEXTS } from './error-texts';
import { FIELD_TEXTS } from './field-texts';

/** What a person reads for what the browser finds out without an answer. */
const CLIENT_ERROR_TEXTS = {
  network_failed: msg`No connection. What you typed is still here; try again.`,
  photo_too_large: msg({ message: 'A photo may have at most {limit} MB. Please choose a smaller one.' }),
  photo_type_unknown: msg`This kind of file can’t be used here. Please choose a JPEG, PNG, WebP or AVIF.`,
} as const satisfies Record<ClientErrorCode, MessageDescriptor>;

function isClientErrorCode(code: string): code is ClientErrorCode {
  return Object.hasOwn(CLIENT_ERROR_TEXTS, code);
}

/** An error or a field's problem as it travels; a newer server may know codes that this page doesn't. */
export interface CodedProblem {
  code: string;
  params?: ErrorParams | undefined;
}

/** The text of an error, in the reader's language; of an unknown code, that something went wrong. */
export function errorText(i18n: I18n, { code, params = {} }: CodedProblem): string {
  return i18n._({ ...errorDescriptor(code), values: params });
}

function errorDescriptor(code: string): MessageDescriptor {
  if (isClientErrorCode(code)) return CLIENT_ERROR_TEXTS[code];
  return isErrorCode(code) ? ERROR_TEXTS[code] : ERROR_TEXTS.internal;
}

/** The text under a rejected field, in the reader's language; of an unknown code, that it needs a look. */
export function fieldText(i18n: I18n, { code, params = {} }: CodedProblem): string {
  const descriptor = isFieldCode(code) ? FIELD_TEXTS[code] : FIELD_TEXTS.invalid;
  return i18n._({ ...descriptor, values: params });
}
