import { Trans, useLingui } from '@lingui/react/macro';
import { Heading } from '@vela/ui/Heading';
import { Notice } from '@vela/ui/Notice';
import { paymentMethodName } from '@vela/ui/option-text';
import { PriceList, PriceRow } from '@vela/ui/PriceList';
import { moneyText } from '../../kit/formats/money-text';
import { usePage } from '../../kit/page/page-context';
import type { LoadedPricing } from './load-pricing';
import { section } from './Pricing.css';

/** How one can pay in a country, and what each way costs beside the price. */
export function MethodFees({ methods }: Pick<LoadedPricing, 'methods'>) {
  const { i18n } = useLingui();
  const { locale } = usePage();
  return (
    <section className={section} aria-labelledby="methods">
      <Heading level={2} size="section" id="methods">
        <Trans>Ways to pay</Trans>
      </Heading>
      {methods === null ? (
        <Notice tone="warning">
          <Trans>We can’t show the ways to pay at the moment. Please try again.</Trans>
        </Notice>
      ) : (
        <PriceList lift="rest" isQuiet>
          {methods.map(({ key, fee }) => {
            const feeText = moneyText(fee, locale);
            return (
              <PriceRow
                key={key}
                name={paymentMethodName(i18n, key)}
                price={fee.amount === 0 ? <Trans>No fee</Trans> : <Trans>{feeText} fee</Trans>}
              />
            );
          })}
        </PriceList>
      )}
    </section>
  );
}
