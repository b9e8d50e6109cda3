import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { userQueryOptions } from '@vela/api-client/queries/user';
import type { CreditPackage } from '@vela/contract/entities/credit-package';
import { Notice } from '@vela/ui/Notice';
import { Text } from '@vela/ui/Text';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import { useEffect } from 'react';
import { useApi } from '../../shell/members';
import { usePage } from '../../shell/page';
import { useTimeText } from '../../shell/times';
import { useSecondsUntil } from './use-seconds-until';

/** The welcome discount that is in the prices, until when, and for how long still; at its end the prices are asked for anew. */
export function WelcomeNotice({ offers }: { offers: readonly CreditPackage[] }) {
  const bonus = usePage().user?.time_bonus;
  const isInPrices = offers.some(({ discount }) => discount?.code === bonus?.code);
  return bonus && isInPrices ? <Countdown {...bonus} /> : null;
}

function Countdown({ percentage, expires }: { percentage: number; expires: string }) {
  const { clock } = useTimeText();
  const left = useSecondsUntil(expires);
  const api = useApi();
  const queryClient = useQueryClient();
  const isOver = left === 0;
  useEffect(() => {
    if (!isOver) return;
    void queryClient.invalidateQueries({ queryKey: ['packages'] });
    void queryClient.fetchQuery(userQueryOptions(api)).catch(() => undefined);
  }, [isOver, api, queryClient]);
  const end = clock(expires);
  const time = digits(left);
  return (
    <Notice
      icon={TicketPercent}
      title={<Trans>Welcome bonus: {percentage}% off, already in the prices below.</Trans>}
    >
      <Trans>
        Once, for your first purchase, until {end}.{' '}
        <Text as="span" numbers>
          {time}
        </Text>{' '}
        left.
      </Trans>
    </Notice>
  );
}

/** `02:47:13`. */
function digits(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
