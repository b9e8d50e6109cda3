import { giftsOf } from '@vela/domain/chat';
import { usePage } from '../../../kit/page/page-context';
import type { Charging } from '../shared/use-charge';

/** What everything that can be sent costs a member without anything free, in credits. */
export interface Prices {
  text: number;
  photo: number;
  /** The cheapest; null where none are given. */
  gift: number | null;
}

export function usePrices({ costOf }: Charging): Prices {
  const { settings } = usePage();
  const [cheapest] = giftsOf(settings.gift_credits ?? {});
  return {
    text: costOf({ type: 'text' }),
    photo: costOf({ type: 'photo' }),
    gift: cheapest?.credits ?? null,
  };
}
