import { useLingui } from '@lingui/react';
import { errorText } from '@vela/ui/error-text';
import { NotLoaded } from './NotLoaded';
import type { PartOfPage } from './use-part';

/** Replaces a part of the page whose script failed to load. */
export function FailedPart(part: Pick<PartOfPage<unknown>, 'isTrying' | 'retry'>) {
  const { i18n } = useLingui();
  return (
    <NotLoaded tone="offline" announced="at once" {...part}>
      {errorText(i18n, { code: 'network_failed' })}
    </NotLoaded>
  );
}
