import { Trans } from '@lingui/react/macro';
import { Button, ButtonLink } from '@vela/ui/Button';
import { Countdown } from '@vela/ui/Countdown';
import { Dialog } from '@vela/ui/Dialog';
import { Text } from '@vela/ui/Text';
import { useTimeText } from '../../formats/use-time-text';
import { useBonusLeft } from './use-bonus-left';

export interface WelcomeOfferProps {
  bonus: { percentage: number; expires: string };
  isOpen: boolean;
  onClose: () => void;
  /** It comes by itself, in the middle of whatever is done there. */
  isUnasked?: boolean;
}

/** The welcome bonus over the page: what it is, until when, and the way to the prices. */
export function WelcomeOffer({ bonus, isOpen, onClose, isUnasked = false }: WelcomeOfferProps) {
  const { percentage, expires } = bonus;
  const { clock } = useTimeText();
  const left = useBonusLeft(expires);
  const end = clock(expires);
  return (
    <Dialog
      isOpen={isOpen && left > 0}
      onClose={onClose}
      isUnasked={isUnasked}
      title={<Trans>Your welcome bonus: {percentage}% off</Trans>}
      actions={
        <>
          <ButtonLink href="/credits" onClick={onClose}>
            <Trans>See packages</Trans>
          </ButtonLink>
          <Button tone="line" onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
        </>
      }
    >
      <Text>
        <Trans>
          Buy your first credits before {end}, and you pay {percentage}% less. They make you a premium member:
          you see every photo clearly, except private ones, and write to as many people as you like.
        </Trans>
      </Text>
      <Text tone="muted">
        <Trans>
          <Countdown seconds={left} /> left. Once only; nothing renews by itself.
        </Trans>
      </Text>
    </Dialog>
  );
}
