import { Trans } from '@lingui/react/macro';
import { Heading } from '@vela/ui/Heading';
import { countryOptions } from '@vela/ui/option-text';
import { PriceList, PriceRow } from '@vela/ui/PriceList';
import { Text } from '@vela/ui/Text';
import { moneyText } from '../../kit/formats/money-text';
import { usePage } from '../../kit/page/page-context';
import { section } from './Pricing.css';

/** The least that a message costs in every country (product.md §9). */
export function CountryCosts() {
  const { locale, settings } = usePage();
  const { countries = [], minimum_message_costs: minimum = {} } = settings;
  return (
    <section className={section} aria-labelledby="countries">
      <Heading level={2} size="section" id="countries">
        <Trans>A message in every country</Trans>
      </Heading>
      <Text tone="muted">
        <Trans>The lowest price: with the package whose credits cost least.</Trans>
      </Text>
      <PriceList lift="rest" isQuiet>
        {countryOptions(countries, locale).flatMap(({ value, label }) => {
          const least = minimum[value];
          if (!least) return [];
          const { costs, currency } = least;
          return [
            <PriceRow key={value} name={label} price={moneyText({ amount: costs, currency }, locale)} />,
          ];
        })}
      </PriceList>
    </section>
  );
}
