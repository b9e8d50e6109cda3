import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Heading } from '@vela/ui/Heading';
import { Container, Stack } from '@vela/ui/layout';
import { Text } from '@vela/ui/Text';
import { TextLink } from '@vela/ui/TextLink';
import { AgeAndEntry } from '../../kit/frame/content-notes/AgeAndEntry';
import { ForTheUnitedStates } from '../../kit/frame/content-notes/ForTheUnitedStates';
import { usePage } from '../../kit/page/page-context';
import { Screen } from '../../kit/page/Screen';
import { CountryForm } from './CountryForm';
import { CountryCosts } from './CountryCosts';
import { CreditCosts } from './CreditCosts';
import type { LoadedPricing } from './load-pricing';
import { MethodFees } from './MethodFees';
import { PackagePrices } from './PackagePrices';
import * as styles from './Pricing.css';

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
          <CountryCosts />
          <EveryPurchase />
          <ForTheUnitedStates />
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
