import { Plural, Trans } from '@lingui/react/macro';
import type { Order } from '@vela/contract/entities/order';
import { homePath } from '@vela/domain/pages';
import { canTryAnother, isSettled } from '@vela/domain/payments';
import { ButtonLink } from '@vela/ui/Button';
import { EmptyState, type EmptyStateProps } from '@vela/ui/EmptyState';
import { TextLink } from '@vela/ui/TextLink';
import Check from 'lucide-react/icons/check';
import CircleX from 'lucide-react/icons/circle-x';
import Hourglass from 'lucide-react/icons/hourglass';
import TimerOff from 'lucide-react/icons/timer-off';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Undo2 from 'lucide-react/icons/undo-2';
import { useSyncExternalStore, type ReactNode } from 'react';
import { withNext } from '../../kit/page/with-next';
import { useOutcomeInView } from './use-outcome-in-view';
import { WayBackWords } from './WayBackWords';
import { usePage } from '../../kit/page/page-context';
import { readReturnTo } from '../../kit/page/return-to';

type Words = Pick<EmptyStateProps, 'icon' | 'tone' | 'title' | 'children'>;

/** What became of the payment, and what to do next. */
export function OrderOutcome({ order }: { order: Order }) {
  const next = useReturnTo(order.payment_id);
  const place = useOutcomeInView(order.status);
  return (
    <div ref={place} aria-live={isAnnouncedElsewhere(order) ? 'off' : 'polite'}>
      <EmptyState level={1} {...WORDS[order.status](order)} action={waysOn(order, next)} />
    </div>
  );
}

/** Whether it is announced elsewhere: by the toast of the new credits, or by the focus after a refund. */
function isAnnouncedElsewhere({ status, refund }: Order): boolean {
  return status === 'completed' || (status === 'refunded' && refund?.reason === undefined);
}

const WORDS = {
  pending: ({ redirect_url: payAt }) => ({
    icon: Hourglass,
    title: <Trans>Processing your payment</Trans>,
    children:
      payAt === undefined ? (
        <Trans>This takes a moment, or a few days by bank transfer. You can leave this page.</Trans>
      ) : (
        <Trans>
          No payment has arrived yet. Your credits follow as soon as it does: usually at once, by bank
          transfer after a few days. If you haven’t paid, you can pay now, or leave it: then nothing is
          charged.
        </Trans>
      ),
  }),
  completed: ({ credits }) => ({
    icon: Check,
    tone: 'good',
    title: <Plural value={credits} one="# credit bought" other="# credits bought" />,
    children: (
      <Trans>
        Your payment came through. You are a premium member now and see every photo clearly, except private
        ones.
      </Trans>
    ),
  }),
  failed: () => ({
    icon: TriangleAlert,
    tone: 'danger',
    title: <Trans>Payment failed or has been cancelled.</Trans>,
    children: <Trans>The payment didn’t go through. Nothing was charged and no credits were added.</Trans>,
  }),
  cancelled: () => ({
    icon: CircleX,
    title: <Trans>The payment was cancelled.</Trans>,
    children: <Trans>Nothing was charged and no credits were added.</Trans>,
  }),
  expired: () => ({
    icon: TimerOff,
    title: <Trans>The payment has expired.</Trans>,
    children: (
      <Trans>
        It wasn’t paid in time, so no credits were added. If you did pay, your credits will be added as soon
        as the money arrives.
      </Trans>
    ),
  }),
  refunded: ({ refund }) => ({
    icon: Undo2,
    title:
      refund?.reason === 'discount_used' ? (
        <Trans>Your payment is being refunded</Trans>
      ) : (
        <Trans>Returned</Trans>
      ),
    children:
      refund?.reason === 'discount_used' ? (
        <Trans>
          The discount on this order works only once, and another order of yours used it first. Everything you
          paid for this one is refunded to your original payment method, and no credits were added. It may
          take a few days to arrive.
        </Trans>
      ) : refund && refund.credits > 0 ? (
        <Trans>
          Refund on its way for{' '}
          <Plural value={refund.credits} one="# unused credit" other="# unused credits" />. It may take a few
          days to reach your account.
        </Trans>
      ) : (
        <Trans>Your refund goes to your original payment method. It may take a few days to arrive.</Trans>
      ),
  }),
  reversed: () => ({
    icon: TriangleAlert,
    tone: 'danger',
    title: <Trans>Payment taken back</Trans>,
    children: (
      <Trans>
        Your bank took this payment back, so its credits are gone. If this is wrong,{' '}
        <TextLink href="/pages/service">write to customer service</TextLink>.
      </Trans>
    ),
  }),
} as const satisfies Record<Order['status'], (order: Order) => Words>;

/** What can be done next; nothing where the money goes or went back. */
function waysOn(order: Order, next: string | null): ReactNode {
  if (order.status === 'completed') return <GoOn next={next} />;
  const returnTo = next === null ? undefined : <ReturnTo next={next} />;
  if (!isSettled(order.status))
    return order.redirect_url === undefined ? returnTo : <PayStill order={order} next={next} />;
  if (!canTryAnother(order.status)) return undefined;
  return (
    <>
      <ButtonLink href={withNext(`/credits/${order.package}`, next)}>
        <Trans>Try another method</Trans>
      </ButtonLink>
      {returnTo}
    </>
  );
}

/**
 * It is for a member who came back before paying: the provider's page of this order again, or another way to
 * pay for the same package.
 */
function PayStill({ order, next }: { order: Order; next: string | null }) {
  return (
    <>
      <ButtonLink href={order.redirect_url}>
        <Trans>Continue to payment</Trans>
      </ButtonLink>
      <ButtonLink tone="line" href={withNext(`/credits/${order.package}`, next)}>
        <Trans>Pay another way</Trans>
      </ButtonLink>
    </>
  );
}

/** The next step: back to the page that the credits are for, else to members to write to. */
function GoOn({ next }: { next: string | null }) {
  return (
    <ButtonLink href={next ?? homePath({ isMember: true })}>
      {next === null ? <Trans>Find someone to message</Trans> : <WayBackWords next={next} />}
    </ButtonLink>
  );
}

/** It stands beside the main action. */
function ReturnTo({ next }: { next: string }) {
  return (
    <ButtonLink tone="line" href={next}>
      <WayBackWords next={next} />
    </ButtonLink>
  );
}

/** Returns the page where the order was begun, as this browser stored it; null while the server renders. */
function useReturnTo(paymentId: string): string | null {
  const memberId = usePage().user?.id ?? '';
  return useSyncExternalStore(
    neverChanges,
    () => readReturnTo(memberId, paymentId),
    () => null,
  );
}

function neverChanges(): () => void {
  return () => {};
}
