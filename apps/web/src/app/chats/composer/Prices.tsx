import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Popover } from '@vela/ui/Popover';
import { memo } from 'react';
import { plural } from '@lingui/core/macro';
import { giftsOf } from '@vela/domain/chat';
import { textCost, type Charging } from '../shared/use-charge';
import { usePage } from '../../../kit/page/page-context';

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

/** What a photo and a gift cost, in few words. */
export const PriceSummary = memo(function PriceSummary({ charging }: { charging: Charging }) {
  const { photo, gift } = usePrices(charging);
  if (gift === null) return null;
  return (
    <span>
      <Trans>
        Photo: <Plural value={photo} one="# credit" other="# credits" /> · Gift: from{' '}
        <Plural value={gift} one="# credit" other="# credits" />
      </Trans>
    </span>
  );
});

/** What the next message costs, and what there is to pay it with. */
export const CostNote = memo(function CostNote({ charging }: { charging: Charging }) {
  const { t } = useLingui();
  const cost = textCost(charging);
  const { credits, freeLeft } = charging;
  if (cost > 0) {
    return (
      <Trans>
        This message costs <Plural value={cost} one="# credit." other="# credits." /> You have {credits}.
      </Trans>
    );
  }
  const isFree = t`This message is free.`;
  if (freeLeft === 0) return isFree;
  const left = t({
    message: plural(freeLeft, {
      one: 'You have # free message left.',
      other: 'You have # free messages left.',
    }),
  });
  // One text with its space: a space by itself is left out by screen readers.
  return `${isFree} ${left}`;
});

/** What everything that can be sent costs a member without anything free, in credits. */
interface Prices {
  text: number;
  photo: number;
  /** The cheapest; null where none are given. */
  gift: number | null;
}

function usePrices({ costOf }: Charging): Prices {
  const { settings } = usePage();
  const [cheapest] = giftsOf(settings.gift_credits ?? {});
  return {
    text: costOf({ type: 'text' }),
    photo: costOf({ type: 'photo' }),
    gift: cheapest?.credits ?? null,
  };
}
