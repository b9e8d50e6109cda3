import { Plural, Trans } from '@lingui/react/macro';
import type { Charging } from '../use-charge';

/** What the next message costs, and what there is to pay it with. */
export function CostNote({ cost, charging }: { cost: number; charging: Charging }) {
  const { credits, freeLeft } = charging;
  if (cost > 0) {
    return (
      <Trans>
        This message costs <Plural value={cost} one="# credit." other="# credits." /> You have {credits}.
      </Trans>
    );
  }
  return (
    <>
      <Trans>This message is free.</Trans>{' '}
      {freeLeft > 0 && (
        <Plural value={freeLeft} one="You have # free message left." other="You have # free messages left." />
      )}
    </>
  );
}
