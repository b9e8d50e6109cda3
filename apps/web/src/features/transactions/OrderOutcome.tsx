import { Plural, Trans } from '@lingui/react/macro';
import type { Order } from '@vela/contract/entities/order';
import { ButtonLink } from '@vela/ui/Button';
import { EmptyState, type EmptyStateProps } from '@vela/ui/EmptyState';
import Check from 'lucide-react/icons/check';
import CircleX from 'lucide-react/icons/circle-x';
import Hourglass from 'lucide-react/icons/hourglass';
import TimerOff from 'lucide-react/icons/timer-off';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import { withNext } from '../../shell/way-back';
import { useWayBack } from './use-way-back';
import { WayBackWords } from './WayBackWords';

type Outcome = (order: Order, next: string | null) => ReactNode;

/** What became of the payment, and what to do next. */
export function OrderOutcome({ order }: { order: Order }) {
  const next = useWayBack(order.payment_id);
  return <div aria-live="polite">{OUTCOMES[order.status](order, next)}</div>;
}

const OUTCOMES = {
  pending: (_order, next) => (
    <EmptyState
      icon={Hourglass}
      level={1}
      title={<Trans>Processing your payment</Trans>}
      action={next === null ? undefined : <WayBack next={next} />}
    >
      <Trans>This takes a moment, by bank transfer some days. You may leave this page.</Trans>
    </EmptyState>
  ),
  completed: ({ credits }, next) => (
    <EmptyState
      icon={Check}
      tone="good"
      level={1}
      title={<Plural value={credits} one="# credit is yours" other="# credits are yours" />}
      action={<GoOn next={next} />}
    >
      <Trans>
        Your payment came through. You are a premium member and see photos sharp, but for private ones.
      </Trans>
    </EmptyState>
  ),
  failed: (order, next) => (
    <NotPaid
      order={order}
      next={next}
      icon={TriangleAlert}
      tone="danger"
      title={<Trans>Payment failed or has been cancelled.</Trans>}
    >
      <Trans>The payment didn’t go through. Nothing was charged and no credits were added.</Trans>
    </NotPaid>
  ),
  cancelled: (order, next) => (
    <NotPaid order={order} next={next} icon={CircleX} title={<Trans>The payment was cancelled.</Trans>}>
      <Trans>Nothing was charged and no credits were added.</Trans>
    </NotPaid>
  ),
  expired: (order, next) => (
    <NotPaid order={order} next={next} icon={TimerOff} title={<Trans>The payment has expired.</Trans>}>
      <Trans>
        It wasn’t paid in time, so no credits were added. If you paid all the same, your credits follow as
        soon as the money arrives.
      </Trans>
    </NotPaid>
  ),
  refunded: ({ refund }) => (
    <EmptyState icon={Undo2} level={1} title={<Trans>Returned</Trans>}>
      {refund && refund.credits > 0 ? (
        <Trans>
          <Plural value={refund.credits} one="# credit goes back" other="# credits go back" />, and the money
          for them the way you paid. A bank may take a few days.
        </Trans>
      ) : (
        <Trans>The money goes back the way you paid. A bank may take a few days.</Trans>
      )}
    </EmptyState>
  ),
  reversed: () => (
    <EmptyState icon={TriangleAlert} tone="danger" level={1} title={<Trans>Payment taken back</Trans>}>
      <Trans>
        Your bank took this payment back, so its credits are gone. If this is wrong, write to customer
        service.
      </Trans>
    </EmptyState>
  ),
} as const satisfies Record<Order['status'], Outcome>;

/** On from here: back to where the credits are for, else to whom one could write. */
function GoOn({ next }: { next: string | null }) {
  return (
    <ButtonLink href={next ?? '/members'}>
      {next === null ? <Trans>Find someone to write to</Trans> : <WayBackWords next={next} />}
    </ButtonLink>
  );
}

/** Beside what is to be done here. */
function WayBack({ next }: { next: string }) {
  return (
    <ButtonLink tone="line" href={next}>
      <WayBackWords next={next} />
    </ButtonLink>
  );
}

interface NotPaidProps extends Pick<EmptyStateProps, 'icon' | 'tone' | 'title' | 'children'> {
  order: Order;
  next: string | null;
}

/** Nothing came of it: the same package again, with whichever method. */
function NotPaid({ order, next, ...words }: NotPaidProps) {
  return (
    <EmptyState
      {...words}
      level={1}
      action={
        <>
          <ButtonLink href={withNext(`/credits/${order.package}`, next)}>
            <Trans>Try another method</Trans>
          </ButtonLink>
          {next !== null && <WayBack next={next} />}
        </>
      }
    />
  );
}
