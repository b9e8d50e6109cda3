import { Plural, Trans } from '@lingui/react/macro';
import { Heading } from '@vela/ui/Heading';
import { PriceList, PriceRow } from '@vela/ui/PriceList';
import { moneyText } from '../../kit/formats/money-text';
import { usePage } from '../../kit/page/page-context';
import type { ListedPackage } from './load-pricing';
import { section } from './Pricing.css';

/** What credits cost, and what a message comes to with them. */
export function PackagePrices({ packages }: { packages: readonly ListedPackage[] }) {
  const { locale } = usePage();
  return (
    <section className={section} aria-labelledby="packages">
      <Heading level={2} size="section" id="packages">
        <Trans>Credits</Trans>
      </Heading>
      <PriceList lift="rest">
        {packages.map(({ id, credits, price, messages, each, isExact }) => {
          const eachText = moneyText(each, locale);
          return (
            <PriceRow
              key={id}
              name={<Plural value={credits} one="# credit" other="# credits" />}
              price={moneyText(price, locale)}
              note={<Plural value={messages} one="# message" other="# messages" />}
              each={
                isExact ? <Trans>{eachText} per message</Trans> : <Trans>about {eachText} per message</Trans>
              }
            />
          );
        })}
      </PriceList>
    </section>
  );
}
