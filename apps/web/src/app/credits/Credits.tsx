import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@vela/api-client/api-error';
import { packagesQueryOptions } from '@vela/api-client/queries/packages';
import { paymentMethodsQueryOptions } from '@vela/api-client/queries/payment-methods';
import { currentOffer } from '@vela/domain/discounts';
import type { Country } from '@vela/domain/locale';
import { ErrorState } from '@vela/ui/ErrorState';
import { Container } from '@vela/ui/layout';
import { TextLink } from '@vela/ui/TextLink';
import { useState, type ReactNode, useEffect, useRef } from 'react';
import { invalidatePrices } from '@vela/api-client/cache/prices';
import { PACKAGE_IDS } from '@vela/domain/credits';
import { PackageCardSkeleton } from '@vela/ui/ChoiceCard';
import { Loading, Skeleton } from '@vela/ui/Skeleton';
import { useApi } from '../../kit/session/member-data-context';
import { usePage } from '../../kit/page/page-context';
import { Screen } from '../../kit/page/Screen';
import * as styles from './Credits.css';
import { CreditsLead, CreditsNotes } from './CreditsLead';
import type { LoadedAddress, loadCredits } from './load-credits';
import { Shop, type ShopProps } from './Shop';
import { useLoaded } from '../../kit/page/use-routing';

export interface CreditsProps {
  /** The title of the page, in the browser's tab. */
  title: string;
  /** What the address has chosen; else nothing is chosen before the person does. */
  initial: LoadedAddress;
  /** It replaces the usual introduction. */
  lead?: ReactNode;
  /** Notes about the packages stand after them, as the packages come first on a phone. */
  notes?: ReactNode;
}

/** The screen where credits are bought: how many, how to pay, and the total. */
export function Credits({ title, initial, lead = <CreditsLead />, notes = <CreditsNotes /> }: CreditsProps) {
  const [country, setCountry] = useState<Country | null>(null);
  const [code, setCode] = useState(initial.code ?? null);
  const api = useApi();
  const { message_credits: messageCredits, welcome_code: welcomeCode } = usePage().settings;
  const { hasBonus } = usePricesOfBonus();
  const packages = useQuery(packagesQueryOptions(api, country, code));
  // One that an address brings may have been used or have expired: the prices count without it.
  if (code !== null && isApiError(packages.error, 'discount_invalid')) setCode(null);
  const methods = useQuery(paymentMethodsQueryOptions(api, country));
  const transactions = (
    <TextLink alone href="/transactions">
      <Trans>Transactions</Trans>
    </TextLink>
  );
  const failed = [packages, methods].find(({ isError, data }) => isError && data === undefined);
  return (
    <Screen title={title}>
      <Container>
        <div className={styles.page}>
          {lead}
          {failed ? (
            <>
              <ErrorState
                level={2}
                title={<Trans>The prices didn’t load</Trans>}
                onRetry={() => void failed.refetch()}
                isRetrying={failed.isFetching}
              >
                <Trans>Check your connection and try again.</Trans>
              </ErrorState>
              <div>{transactions}</div>
            </>
          ) : packages.data && methods.data ? (
            <Shop
              initial={initial}
              notes={notes}
              after={transactions}
              offers={packages.data.packages.map((offer) =>
                currentOffer(offer, { hasBonus, messageCredits, welcomeCode }),
              )}
              methods={methods.data.paymentmethods}
              country={packages.data.country}
              onCountry={setCountry}
              code={code}
              onCode={setCode}
            />
          ) : (
            <CreditsSkeleton notes={notes} after={transactions} />
          )}
        </div>
      </Container>
    </Screen>
  );
}

/**
 * Whether a welcome bonus may be in the prices. They are loaded again when it ends, or is used in another
 * tab.
 */
function usePricesOfBonus(): { hasBonus: boolean } {
  const end = usePage().user?.time_bonus?.expires ?? null;
  const queryClient = useQueryClient();
  const known = useRef(end);
  useEffect(() => {
    if (known.current === end) return;
    known.current = end;
    void invalidatePrices(queryClient);
  }, [end, queryClient]);
  return { hasBonus: end !== null };
}

export function CreditsRoute() {
  const { t } = useLingui();
  return <Credits title={t`Credits`} initial={useLoaded<typeof loadCredits>()} />;
}

/** How many ways to pay most countries have, at least. */
const WAYS = [1, 2, 3, 4];

/** The boxes of what can be bought, of the ways to pay and of the bill, while they are on their way. */
function CreditsSkeleton({ notes, after }: Pick<ShopProps, 'notes' | 'after'>) {
  const { t } = useLingui();
  return (
    <div className={styles.shop}>
      <Loading label={t`Loading prices`}>
        <div className={styles.packages}>
          {PACKAGE_IDS.map((id) => (
            <PackageCardSkeleton key={id} />
          ))}
        </div>
      </Loading>
      {notes}
      <div className={styles.payment}>
        <div>
          <p className={styles.legend}>
            <Trans>How would you like to pay?</Trans>
          </p>
          <div className={styles.methodGrid}>
            {WAYS.map((key) => (
              <div key={key} className={styles.wayBone}>
                <Skeleton shape="whole" />
              </div>
            ))}
          </div>
        </div>
        <div className={styles.bill}>
          <div className={styles.billBone}>
            <Skeleton shape="whole" />
          </div>
          <div>{after}</div>
        </div>
      </div>
    </div>
  );
}
