import { useLingui } from '@lingui/react';
import { errorText } from '@vela/ui/error-text';
import { NotLoaded } from './NotLoaded';
import type { PartOfPage } from './use-part';

/** Stands where the script of a part of the page could not be loaded. */
export function LostPart(part: Pick<PartOfPage<unknown>, 'isTrying' | 'retry'>) {
  const { i18n } = useLingui();
  return (
    <NotLoaded tone="offline" announced="at once" {...part}>
      {errorText(i18n, { code: 'network_failed' })}
    </NotLoaded>
  );
}
