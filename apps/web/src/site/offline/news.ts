import { msg } from '@lingui/core/macro';

/** What a notification says: no more than the message from the server does. */
export const NEWS = msg`Something new is waiting for you.`;
