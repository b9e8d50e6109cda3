import { Plural, Trans } from '@lingui/react/macro';
import type { Order } from '@vela/contract/entities/order';
import { ButtonLink } from '@vela/ui/Button';
import { EmptyState } from '@vela/ui/EmptyState';
import Check from 'lucide-react/icons/check';
import Hourglass from 'lucide-react/icons/hourglass';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';

type Outcome = (order: Order) => ReactNode;

/** What became of the payment, and what to do next. */
export function OrderOutcome({ order }: { order: Order }) {
  return <div aria-live="polite">{OUTCOMES[order.status](order)}</div>;
}

const OUTCOMES = {
  pending: () => (
    <EmptyState icon={Hourglass} level={1} title={<Trans>Processing your payment</Trans>}>
      <Trans>This takes a moment, by bank transfer some days. You may leave this page.</Trans>
    </EmptyState>
  ),
  completed: ({ credits }) => (
    <EmptyState
      icon={Check}
      tone="good"
      level={1}
      title={<Plural value={credits} one="# credit is yours" other="# credits are yours" />}
      action={
        <ButtonLink href="/members">
          <Trans>Find someone to write to</Trans>
        </ButtonLink>
      }
    >
      <Trans>Your payment came through. You are a premium member and see all photos.</Trans>
    </EmptyState>
  ),
  failed: (order) => <NotPaid order={order} />,
  cancelled: (order) => <NotPaid order={order} />,
  expired: (order) => <NotPaid order={order} />,
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

/** Nothing was charged: the same package again, with whichever method. */
function NotPaid({ order }: { order: Order }) {
  return (
    <EmptyState
      icon={TriangleAlert}
      tone="danger"
      level={1}
      title={<Trans>Payment failed or has been cancelled.</Trans>}
      action={
        <ButtonLink href={`/credits/${order.package}`}>
          <Trans>Try another method</Trans>
        </ButtonLink>
      }
    >
      <Trans>Nothing was charged and no credits were added.</Trans>
    </EmptyState>
  );
}
