import { Plural, Trans } from '@lingui/react/macro';
import type { CreditPackage } from '@vela/contract/entities/credit-package';
import { messagesFor } from '@vela/domain/credits';
import { ButtonLink } from '@vela/ui/Button';
import { Container } from '@vela/ui/layout';
import { PriceList, PriceRow } from '@vela/ui/PriceList';
import { moneyText } from '../../kit/formats/money-text';
import { usePage } from '../../kit/page/page-context';
import { bandTitle, farBand, intro } from './band.css';
import { grid, list, more, words } from './Prices.css';
import { Sentences } from './Sentences';

export interface PricesProps {
  packages: readonly CreditPackage[];
}

export function Prices({ packages }: PricesProps) {
  const { settings, readyPages } = usePage();
  const { message_credits: credits, refund_days: days } = settings;
  return (
    <section className={farBand} aria-labelledby="pricing-title">
      <Container>
        <div className={grid}>
          <div className={words}>
            <h2 className={bandTitle} id="pricing-title">
              <Trans component={Sentences}>
                No subscription.
                <br />
                You buy credits when you want them.
              </Trans>
            </h2>
            <p className={intro}>
              <Trans>
                One message costs <Plural value={credits} one="one credit" other="# credits" />. Nothing
                renews by itself, and what you don’t use you can return within{' '}
                <Plural value={days} one="# day" other="# days" />.
              </Trans>
            </p>
          </div>
          <div className={list}>
            <PriceList>
              {packages.map((bundle) => (
                <PackageRow key={bundle.id} bundle={bundle} />
              ))}
            </PriceList>
          </div>
          {readyPages.includes('pricing') && (
            <div className={more}>
              <ButtonLink tone="line" href="/pricing">
                <Trans>See all prices</Trans>
              </ButtonLink>
            </div>
          )}
        </div>
      </Container>
    </section>
  );
}

function PackageRow({ bundle }: { bundle: CreditPackage }) {
  const { locale, settings } = usePage();
  const { credits } = bundle;
  const messages = messagesFor(credits, settings.message_credits);
  const each = moneyText(bundle.price_per_message, locale);
  return (
    <PriceRow
      name={<Plural value={credits} one="# credit" other="# credits" />}
      price={moneyText(bundle.price, locale)}
      note={<Plural value={messages} one="# message" other="# messages" />}
      each={<Trans>{each} each</Trans>}
    />
  );
}
