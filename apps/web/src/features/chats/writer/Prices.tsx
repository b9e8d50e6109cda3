import { Trans } from '@lingui/react/macro';
import { giftsOf } from '@vela/domain/chat';
import { usePage } from '../../../shell/page';
import type { Charging } from '../use-charge';

/** What a photo and a gift cost, in few words. */
export function Prices({ charging }: { charging: Charging }) {
  const { settings } = usePage();
  const [cheapest] = giftsOf(settings.gift_credits ?? {});
  if (!cheapest) return null;
  const photo = charging.costOf({ type: 'photo' });
  const gift = cheapest.credits;
  return (
    <span>
      <Trans>
        Photo {photo} · Gift from {gift}
      </Trans>
    </span>
  );
}
