import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Heading } from '@vela/ui/Heading';
import { Container, Stack } from '@vela/ui/layout';
import { Text } from '@vela/ui/Text';
import { TextLink } from '@vela/ui/TextLink';
import { countryOptions } from '@vela/ui/option-text';
import { PriceList, PriceRow } from '@vela/ui/PriceList';
import { LOCALE_PARAM, type Country } from '@vela/domain/locale';
import { Button } from '@vela/ui/Button';
import { Field } from '@vela/ui/Field';
import { Select } from '@vela/ui/Select';
import { AgeAndEntry } from '../../kit/frame/content-notes/AgeAndEntry';
import { ForTheUnitedStates } from '../../kit/frame/content-notes/ForTheUnitedStates';
import { usePage } from '../../kit/page/page-context';
import { Screen } from '../../kit/page/Screen';
import { moneyText } from '../../kit/formats/money-text';
import { addressLocale } from '../../kit/page/use-in-language';
import { useAddressQuery, useLoaded } from '../../kit/page/use-routing';
import { CreditCosts } from './CreditCosts';
import type { LoadedPricing, ListedPackage, loadPricing } from './load-pricing';
import { MethodFees } from './MethodFees';
import * as styles from './Pricing.css';
import { section, country as countryStyle, send } from './Pricing.css';

/** What everything costs, in each country, before anybody joins. */
export function Pricing({ country, packages, methods }: LoadedPricing) {
  const { t } = useLingui();
  return (
    <Screen
      title={t`Pricing`}
      description={t`What messages, photos and gifts cost, package by package and country by country. No subscription, no hidden fees.`}
    >
      <Container size="text">
        <div className={styles.page}>
          <Stack gap="3">
            <Heading level={1}>
              <Trans>Pricing</Trans>
            </Heading>
            <Text size="lead" tone="muted">
              <Trans>
                There is no subscription. You buy credits when you want them, and nothing renews by itself.
              </Trans>
            </Text>
            <AgeAndEntry />
          </Stack>
          <CountryForm country={country} />
          <PackagePrices packages={packages} />
          <CreditCosts />
          <MethodFees methods={methods} />
          <CountryCosts country={country} />
          <EveryPurchase />
          <ForTheUnitedStates country={country} />
        </div>
      </Container>
    </Screen>
  );
}

/** What holds for every purchase. */
function EveryPurchase() {
  const { refund_days: days } = usePage().settings;
  return (
    <section className={styles.section} aria-labelledby="good-to-know">
      <Heading level={2} size="section" id="good-to-know">
        <Trans>Good to know</Trans>
      </Heading>
      <Text>
        <Trans>
          Prices include value added tax where it is due. Your first purchase makes you a premium member.
        </Trans>
      </Text>
      <Text>
        <Trans>
          You can return unused credits within <Plural value={days} one="# day" other="# days" />.
        </Trans>{' '}
        <TextLink href="/pages/return-policy">
          <Trans>Return policy</Trans>
        </TextLink>
      </Text>
    </section>
  );
}

/** The least that a message costs: in the country of the page at once, in the others when they are asked for (product.md §3). */
function CountryCosts({ country }: { country: Country }) {
  const { locale, settings } = usePage();
  const { countries = [], minimum_message_costs: minimum = {} } = settings;
  const rows = countryOptions(countries, locale).flatMap(({ value, label }) => {
    const least = minimum[value];
    if (!least) return [];
    const { costs, currency } = least;
    return [{ value, label, price: moneyText({ amount: costs, currency }, locale) }];
  });
  const own = rows.filter(({ value }) => value === country);
  const others = rows.filter(({ value }) => value !== country);
  if (rows.length === 0) return null;
  return (
    <section className={section} aria-labelledby="countries">
      <Heading level={2} size="section" id="countries">
        <Trans>What a message costs at least</Trans>
      </Heading>
      <Text tone="muted">
        <Trans>The lowest price, with the best-value package.</Trans>
      </Text>
      {own.length > 0 && <CostList rows={own} />}
      {others.length > 0 && (
        <details className={styles.others}>
          <summary className={styles.summary}>
            <Trans>In other countries</Trans>
          </summary>
          <CostList rows={others} />
        </details>
      )}
    </section>
  );
}

interface CostListProps {
  rows: readonly { value: Country; label: string; price: string }[];
}

function CostList({ rows }: CostListProps) {
  return (
    <PriceList lift="rest" isQuiet>
      {rows.map(({ value, label, price }) => (
        <PriceRow key={value} name={label} price={price} />
      ))}
    </PriceList>
  );
}

/** Asks for the page again, in the money of a country: it needs no script, and nothing changes before the button. */
function CountryForm({ country }: { country: Country }) {
  const { locale, settings } = usePage();
  const named = useAddressQuery(addressLocale);
  return (
    <form method="get" action="/pricing" className={countryStyle}>
      {named && <input type="hidden" name={LOCALE_PARAM} value={named} />}
      <Field label={<Trans>Paying from</Trans>}>
        <Select
          name="country"
          autoComplete="country"
          defaultValue={country}
          options={countryOptions(settings.countries ?? [country], locale)}
        />
      </Field>
      <div className={send}>
        <Button type="submit" tone="line">
          <Trans>Show prices</Trans>
        </Button>
      </div>
    </form>
  );
}

/** What credits cost, and what a message comes to with them. */
function PackagePrices({ packages }: { packages: readonly ListedPackage[] }) {
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

export function PricingRoute() {
  return <Pricing {...useLoaded<typeof loadPricing>()} />;
}
