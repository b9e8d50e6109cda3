import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { returnCredits } from '@vela/contract/endpoints/return-credits';
import { orderQueryOptions, refundQueryOptions } from '@vela/api-client/queries/orders';
import { userQueryOptions } from '@vela/api-client/queries/user';
import type { Order } from '@vela/contract/entities/order';
import { isWithdrawable } from '@vela/domain/credits';
import { Button } from '@vela/ui/Button';
import { Card } from '@vela/ui/Card';
import { Heading } from '@vela/ui/Heading';
import { Stack } from '@vela/ui/layout';
import { Text } from '@vela/ui/Text';
import { useRef, useState } from 'react';
import { FormError } from '../../kit/forms/FormError';
import type { ApiErrorData } from '../../kit/forms/api-result';
import { toApiResult } from '../../kit/forms/send/to-api-result';
import { useApi } from '../../kit/session/member-data-context';
import { moneyText } from '../../kit/formats/money-text';
import { usePage } from '../../kit/page/page-context';
import { useTimeText } from '../../kit/formats/use-time-text';
import { answers } from './WithdrawCard.css';

/** Shows the refund and the button while a purchase can be withdrawn from and some of it is unused. */
export function WithdrawCard({ order }: { order: Order }) {
  const { now } = usePage();
  const { status, withdraw_until: until } = order;
  if (until === null || !isWithdrawable({ status, until: new Date(until) }, new Date(now))) return null;
  return <Withdraw paymentId={order.payment_id} until={until} />;
}

function Withdraw({ paymentId, until }: { paymentId: string; until: string }) {
  const { locale } = usePage();
  const { moment } = useTimeText();
  const { data } = useQuery(refundQueryOptions(useApi(), paymentId));
  const [isAsked, setIsAsked] = useState(false);
  // It is the same button with other words: it has the focus while it asks.
  const button = useRef<HTMLButtonElement>(null);
  const { send, isSending, apiError } = useWithdrawal(paymentId);
  const refund = data?.refunds[0];
  if (!data || !refund) return null;
  const end = moment(until);
  const money = moneyText(refund.money, locale);
  return (
    <Card as="section" aria-labelledby="withdraw-title" padding="roomy">
      <Stack gap="4">
        <Heading level={2} size="section" id="withdraw-title">
          <Trans>Changed your mind?</Trans>
        </Heading>
        <Text>
          <Trans>
            Until {end} you can return what you haven’t used:{' '}
            <Plural value={data.credits} one="# credit" other="# credits" /> for {money}, the way you paid.
            Once all your purchases are returned, you are no longer a premium member.
          </Trans>
        </Text>
        <FormError apiError={apiError} />
        <div className={answers}>
          {isAsked ? (
            <Button key="withdraw" ref={button} tone="danger" busy={isSending} onClick={send}>
              <Trans>Return and get {money} back</Trans>
            </Button>
          ) : (
            <Button key="withdraw" ref={button} tone="line" onClick={() => setIsAsked(true)}>
              <Trans>Withdraw</Trans>
            </Button>
          )}
          {isAsked && (
            <Button
              tone="plain"
              onClick={() => {
                setIsAsked(false);
                button.current?.focus();
              }}
            >
              <Trans>Keep my credits</Trans>
            </Button>
          )}
        </div>
      </Stack>
    </Card>
  );
}

function useWithdrawal(paymentId: string): {
  send: () => void;
  isSending: boolean;
  apiError: ApiErrorData | null;
} {
  const api = useApi();
  const queryClient = useQueryClient();
  const [apiError, setApiError] = useState<ApiErrorData | null>(null);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => api.call(returnCredits, { payment_id: paymentId }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: orderQueryOptions(api, paymentId).queryKey }),
        queryClient.invalidateQueries({ queryKey: refundQueryOptions(api, paymentId).queryKey }),
        queryClient.fetchQuery(userQueryOptions(api)).catch(() => undefined),
      ]),
  });
  const send = async (): Promise<void> => {
    const outcome = await toApiResult(mutateAsync());
    setApiError(outcome.ok ? null : outcome.apiError);
  };
  return { send: () => void send(), isSending: isPending, apiError };
}
