import { Plural, Trans } from '@lingui/react/macro';
import type { CreditPackage } from '@vela/contract/entities/credit-package';
import { isExactPerMessage, type PackageId } from '@vela/domain/credits';
import { PackageCard } from '@vela/ui/ChoiceCard';
import { VisuallyHidden } from '@vela/ui/layout';
import { moneyText } from '../../kit/formats/money-text';
import { usePage } from '../../kit/page/page-context';
import { ChoiceGroup } from './ChoiceGroup';
import * as styles from './Credits.css';

interface PackageChoicesProps {
  offers: readonly CreditPackage[];
  chosen: PackageId | null;
  missing: 'package' | null;
  onChoose: (id: PackageId) => void;
}

/** How many credits; nothing is chosen before the person does. */
export function PackageChoices({ offers, chosen, missing, onChoose }: PackageChoicesProps) {
  return (
    <ChoiceGroup legend={<Trans>How many credits?</Trans>} isLegendHidden missing={missing}>
      <div className={styles.packages}>
        {offers.map((offer) => (
          <PackageChoice
            key={offer.id}
            offer={offer}
            isChosen={offer.id === chosen}
            onChoose={() => onChoose(offer.id)}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}

function PackageChoice({
  offer: { id, credits, price, popular, price_per_message: each, discount },
  isChosen,
  onChoose,
}: {
  offer: CreditPackage;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { locale, settings } = usePage();
  const eachText = moneyText(each, locale);
  const isExact = isExactPerMessage({ credits, price }, settings.message_credits);
  return (
    <PackageCard
      name="package"
      value={id}
      checked={isChosen}
      onChange={onChoose}
      count={credits}
      unitName={<Plural value={credits} one="credit" other="credits" />}
      price={discount ? <PriceNow>{moneyText(price, locale)}</PriceNow> : moneyText(price, locale)}
      {...(discount && {
        priceBefore: <PriceBefore>{moneyText(discount.price_before, locale)}</PriceBefore>,
      })}
      pricePerMessage={
        isExact ? <Trans>{eachText} per message</Trans> : <Trans>about {eachText} per message</Trans>
      }
      {...(popular && { tagged: <Trans>Our suggestion</Trans> })}
    />
  );
}

function PriceBefore({ children }: { children: string }) {
  return (
    <>
      <VisuallyHidden>
        <Trans>Before the discount:</Trans>{' '}
      </VisuallyHidden>
      {children}
    </>
  );
}

function PriceNow({ children }: { children: string }) {
  return (
    <>
      <VisuallyHidden>
        <Trans context="a price, after a discount">now</Trans>{' '}
      </VisuallyHidden>
      {children}
    </>
  );
}
