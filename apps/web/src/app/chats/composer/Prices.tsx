import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import type { Charging } from '../shared/use-charge';
import { usePrices } from './use-prices';

/** What a photo and a gift cost, in few words. */
export const Prices = memo(function Prices({ charging }: { charging: Charging }) {
  const { photo, gift } = usePrices(charging);
  if (gift === null) return null;
  return (
    <span>
      <Trans>
        Photo {photo} · Gift from {gift}
      </Trans>
    </span>
  );
});
