import { addMs } from '@vela/domain/time';
import { useCallback, useState } from 'react';
import { usePage } from '../page/page-context';
import { arrivalOf, serverAheadMs } from './server-ahead';

/**
 * Returns a function that reads the current time of the server's clock, as far as the page knows it: a device's own may be
 * minutes wrong. For effects and events of a browser only.
 */
export function useServerTime(): () => Date {
  const { now, documentNow = now } = usePage();
  const [aheadMs] = useState(() => serverAheadMs(documentNow, arrivalOf(performance)));
  return useCallback(() => addMs(new Date(), aheadMs), [aheadMs]);
}
