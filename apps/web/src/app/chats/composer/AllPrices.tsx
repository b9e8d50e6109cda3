import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Popover } from '@vela/ui/Popover';
import { memo } from 'react';
import type { Charging } from '../shared/use-charge';
import { usePrices } from './use-prices';

/** How everything is charged, for who asks. */
export const AllPrices = memo(function AllPrices({ charging }: { charging: Charging }) {
  const { t } = useLingui();
  const { text, photo, gift } = usePrices(charging);
  return (
    <Popover title={t`What do messages cost?`}>
      <span>
        <Plural value={text} one="A message: # credit" other="A message: # credits" />
      </span>
      <span>
        <Plural value={photo} one="A photo: # credit" other="A photo: # credits" />
      </span>
      {gift !== null && (
        <span>
          <Plural value={gift} one="A gift: from # credit" other="A gift: from # credits" />
        </span>
      )}
      <span>
        <Trans>Receiving messages is free.</Trans>
      </span>
    </Popover>
  );
});
