import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ClientErrorCode } from '@vela/domain/errors';

/** What a person reads for what the browser finds out without an answer. */
export const CLIENT_ERROR_TEXTS = {
  network_failed: msg`No connection. What you typed is still here; try again.`,
  photo_too_large: msg({ message: 'A photo may have at most {limit} MB. Please choose a smaller one.' }),
  photo_type_unknown: msg`This kind of file can’t be used here. Please choose a JPEG, PNG, WebP or AVIF.`,
} as const satisfies Record<ClientErrorCode, MessageDescriptor>;

export function isClientErrorCode(code: string): code is ClientErrorCode {
  return Object.hasOwn(CLIENT_ERROR_TEXTS, code);
}
