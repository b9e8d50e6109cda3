import { Plural, Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { giftsQueryOptions } from '@vela/api-client/queries/gifts';
import type { Gift, GiftId, OutgoingContent } from '@vela/domain/chat';
import { Button } from '@vela/ui/Button';
import { ChoiceCard } from '@vela/ui/ChoiceCard';
import { Dialog, DialogFoot } from '@vela/ui/Dialog';
import { ErrorState } from '@vela/ui/ErrorState';
import { GIFT_ICONS, GIFT_NAMES } from '@vela/ui/Gift';
import { VisuallyHidden } from '@vela/ui/layout';
import { Notice } from '@vela/ui/Notice';
import { Loading, Skeleton } from '@vela/ui/Skeleton';
import { useState } from 'react';
import { useApi } from '../../../kit/session/member-data-context';
import type { Charging } from '../shared/use-charge';
import { WayToCredits } from './WayToCredits';
import * as styles from './ChatComposer.css';

interface GiftSheetProps {
  isOpen: boolean;
  onClose: () => void;
  name: string;
  charging: Charging;
  cheapest: Gift;
  onSend: (content: OutgoingContent) => void;
}

/** The site's gifts with what each costs, which are asked for once it is open; nothing is chosen beforehand. */
export function GiftSheet({ isOpen, onClose, name, charging, cheapest, onSend }: GiftSheetProps) {
  const [chosen, setChosen] = useState<GiftId | null>(null);
  const hasTooFew = 'errorCode' in charging.chargeOf({ type: 'gift', giftId: cheapest.id });
  const charge = chosen && charging.chargeOf({ type: 'gift', giftId: chosen });
  const canSend = charge !== null && 'cost' in charge;
  const close = () => {
    setChosen(null);
    onClose();
  };
  const send = () => {
    if (!chosen || !canSend) return;
    onSend({ type: 'gift', giftId: chosen });
    close();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={
        <Trans>
          A gift for <span translate="no">{name}</span>
        </Trans>
      }
    >
      <div>
        <div className={styles.sheet}>
          {hasTooFew ? (
            <Notice action={<WayToCredits tone="primary" />}>
              <Plural value={charging.credits} one="You have # credit." other="You have # credits." />{' '}
              <Plural
                value={cheapest.credits}
                one="The smallest gift costs # credit."
                other="The smallest gift costs # credits."
              />
            </Notice>
          ) : (
            <p>
              <Plural value={charging.credits} one="You have # credit." other="You have # credits." />
            </p>
          )}
          <Gifts chosen={chosen} onChoose={setChosen} />
          {!hasTooFew && charge && 'errorCode' in charge && (
            <Notice tone="warning" announced="politely" action={<WayToCredits />}>
              <Trans>You do not have enough credits for this gift.</Trans>
            </Notice>
          )}
        </div>
        <DialogFoot>
          <Button onClick={send} disabled={!canSend} wide>
            {charge && 'cost' in charge ? (
              <Plural value={charge.cost} one="Send for # credit" other="Send for # credits" />
            ) : (
              <Trans>Send the gift</Trans>
            )}
          </Button>
        </DialogFoot>
      </div>
    </Dialog>
  );
}

interface GiftsProps {
  chosen: GiftId | null;
  onChoose: (id: GiftId) => void;
}

function Gifts({ chosen, onChoose }: GiftsProps) {
  const { i18n } = useLingui();
  const { data, isError, isFetching, refetch } = useQuery(giftsQueryOptions(useApi()));
  if (isError) {
    return (
      <ErrorState
        title={<Trans>The gifts didn’t load</Trans>}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (!data) return <Waiting />;
  return (
    <fieldset className={styles.gifts}>
      <legend>
        <VisuallyHidden>
          <Trans>Gifts</Trans>
        </VisuallyHidden>
      </legend>
      {data.gifts.map(({ id, credits }) => (
        <ChoiceCard
          key={id}
          name="gift"
          value={id}
          icon={GIFT_ICONS[id]}
          checked={chosen === id}
          onChange={() => onChoose(id)}
          note={<Plural value={credits} one="# credit" other="# credits" />}
        >
          {i18n._(GIFT_NAMES[id])}
        </ChoiceCard>
      ))}
    </fieldset>
  );
}

function Waiting() {
  return (
    <Loading>
      <div className={styles.gifts}>
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} shape="control" />
        ))}
      </div>
    </Loading>
  );
}
