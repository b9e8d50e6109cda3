import type { CreditPackage } from '@vela/contract/entities/credit-package';
import type { PaymentMethod } from '@vela/contract/entities/payment-method';
import { type PackageId, isPackageId } from '@vela/domain/credits';
import { type Country, isCountry } from '@vela/domain/locale';
import { type PaymentMethodKey, isPaymentMethodKey } from '@vela/domain/payments';
import {
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  type RefObject,
} from 'react';
import { Trans } from '@lingui/react/macro';
import { Field } from '@vela/ui/Field';
import { countryOptions } from '@vela/ui/option-text';
import { Select } from '@vela/ui/Select';
import { useGo, useHere } from '../../kit/page/use-routing';
import { usePage } from '../../kit/page/page-context';
import { BillCard } from './BillCard';
import * as styles from './Credits.css';
import { DiscountField } from './DiscountField';
import { type LoadedChoice, choiceHref } from './load-credits';
import { MethodChoices } from './MethodChoices';
import { PackageChoices } from './PackageChoices';
import { useOrder } from './use-order';
import { WelcomeNotice } from './WelcomeNotice';

export interface ShopProps {
  initial: LoadedChoice;
  /** They stand between the packages and the payment methods. */
  notes: ReactNode;
  /** It stands under the bill. */
  after: ReactNode;
  offers: readonly CreditPackage[];
  methods: readonly PaymentMethod[];
  country: Country;
  onCountry: (country: Country) => void;
  /** The discount code that was entered. */
  code: string | null;
  onCode: (code: string | null) => void;
}

/** One form: a package, a way to pay, and the bill. */
export function Shop({
  initial,
  notes,
  after,
  offers,
  methods,
  country,
  onCountry,
  code,
  onCode,
}: ShopProps) {
  const [packageId, setPackageId] = useState<PackageId | null>(initial.packageId);
  const [methodKey, setMethodKey] = useState<PaymentMethodKey | null>(initial.method);
  const [issuer, setIssuer] = useState('');
  const [keepsMethod, setKeepsMethod] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const save = useSaveChoice();
  const show = (choice: LoadedChoice): void => {
    setPackageId(choice.packageId);
    setMethodKey(choice.method);
  };
  useShownChoice(form, show);
  const order = useOrder({ onCodeRejected: () => onCode(null) });
  /** What was said of the choice before is of that one alone. */
  const newChoice =
    <Value,>(take: (value: Value) => void) =>
    (value: Value): void => {
      order.reset();
      take(value);
    };
  const choose = newChoice((choice: LoadedChoice) => {
    show(choice);
    save(choice);
  });
  const offer = offers.find(({ id }) => id === packageId) ?? null;
  const method = methods.find(({ key }) => key === methodKey) ?? null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    order.send({ offer, method, country, issuer, code, keepsMethod });
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className={styles.shop} data-ordering="">
      <WelcomeNotice offers={offers} />
      <PackageChoices
        offers={offers}
        chosen={packageId}
        missing={order.missing === 'package' ? order.missing : null}
        onChoose={(id) => choose({ packageId: id, method: methodKey })}
      />
      {notes}
      <div className={styles.payment}>
        <div className={styles.methods}>
          <MethodChoices
            methods={methods}
            chosen={method}
            missing={order.missing === 'package' ? null : order.missing}
            onChoose={(key) => choose({ packageId, method: key })}
            issuer={issuer}
            onIssuer={newChoice(setIssuer)}
            keepsMethod={keepsMethod}
            onKeep={setKeepsMethod}
          />
          <div className={styles.methodGrid}>
            <PayingFrom country={country} onChoose={newChoice(onCountry)} />
            <div className={styles.beside}>
              <DiscountField country={country} code={code} onCode={newChoice(onCode)} />
            </div>
          </div>
        </div>
        <div className={styles.bill}>
          <BillCard offer={offer} method={method} order={order} country={country} />
          <div>{after}</div>
        </div>
      </div>
    </form>
  );
}

/** Stores the choice in the page's address, where a reload finds it; each choice replaces the one before. */
function useSaveChoice(): (choice: LoadedChoice) => void {
  const here = useHere();
  const go = useGo();
  return (choice) => go(choiceHref(here, choice), { replaces: true });
}

/**
 * Reads what the form shows when the page is hydrated: an earlier choice, or what the browser restored after the way back
 * from paying. Else the cards would show one choice and the bill another.
 */
function useShownChoice(form: RefObject<HTMLFormElement | null>, take: (shown: LoadedChoice) => void) {
  const onShown = useEffectEvent(take);
  useEffect(() => {
    if (form.current === null) return;
    const shown = new FormData(form.current);
    const packageId = shown.get('package');
    const method = shown.get('paymentmethod');
    onShown({
      packageId: isPackageId(packageId) ? packageId : null,
      method: isPaymentMethodKey(method) ? method : null,
    });
  }, [form]);
}

interface PayingFromProps {
  country: Country;
  onChoose: (country: Country) => void;
}

/** The country whose money and payment methods are shown. */
function PayingFrom({ country, onChoose }: PayingFromProps) {
  const { locale, settings } = usePage();
  const countries = settings.countries ?? [country];
  return (
    <Field label={<Trans>Paying from</Trans>}>
      <Select
        name="country"
        autoComplete="country"
        value={country}
        onChange={({ currentTarget: { value } }) => {
          if (isCountry(value)) onChoose(value);
        }}
        options={countryOptions(countries, locale)}
      />
    </Field>
  );
}
