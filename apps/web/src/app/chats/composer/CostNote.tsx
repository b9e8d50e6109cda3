import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { textCost, type Charging } from '../shared/use-charge';

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
