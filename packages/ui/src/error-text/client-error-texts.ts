import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ClientErrorCode } from '@vela/domain/errors';

/** What a person reads for what the browser finds out without an answer. */
export const CLIENT_ERROR_TEXTS = {
  network_failed: msg`No connection. What you typed is still here; try again.`,
} as const satisfies Record<ClientErrorCode, MessageDescriptor>;
