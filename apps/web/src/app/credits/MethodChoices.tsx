import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentMethod } from '@vela/contract/entities/payment-method';
import { paymentMethod, type PaymentMethodKey } from '@vela/domain/payments';
import { Checkbox } from '@vela/ui/Checkbox';
import { ChoiceCard } from '@vela/ui/ChoiceCard';
import { Field } from '@vela/ui/Field';
import { isPaymentBrand, paymentMethodName } from '@vela/ui/option-text';
import { Select } from '@vela/ui/Select';
import { moneyText } from '../../kit/formats/money-text';
import { usePage } from '../../kit/page/page-context';
import { ChoiceGroup } from './ChoiceGroup';
import * as styles from './Credits.css';
import { METHOD_ICONS } from './method-icons';

interface MethodChoicesProps {
  methods: readonly PaymentMethod[];
  chosen: PaymentMethod | null;
  missing: 'method' | 'issuer' | null;
  onChoose: (key: PaymentMethodKey) => void;
  issuer: string;
  onIssuer: (id: string) => void;
  keepsMethod: boolean;
  onKeep: (keeps: boolean) => void;
}

/** The ways to pay in this country, and what the chosen one needs to know. */
export function MethodChoices({ methods, chosen, missing, onChoose, ...more }: MethodChoicesProps) {
  const { i18n } = useLingui();
  return (
    <ChoiceGroup legend={<Trans>How would you like to pay?</Trans>} missing={missing}>
      <div className={styles.methodGrid}>
        {methods.map(({ key, kind, fee }) => (
          <ChoiceCard
            key={key}
            icon={METHOD_ICONS[kind]}
            name="paymentmethod"
            value={key}
            checked={key === chosen?.key}
            onChange={() => onChoose(key)}
            note={<FeeNote fee={fee} />}
          >
            <span translate={isPaymentBrand(key) ? 'no' : undefined}>{paymentMethodName(i18n, key)}</span>
          </ChoiceCard>
        ))}
      </div>
      {chosen && <MethodDetails method={chosen} {...more} />}
    </ChoiceGroup>
  );
}

function FeeNote({ fee }: Pick<PaymentMethod, 'fee'>) {
  const { locale } = usePage();
  if (fee.amount === 0) return <Trans>No fee</Trans>;
  const feeText = moneyText(fee, locale);
  return <Trans>{feeText} fee</Trans>;
}

function MethodDetails({
  method: { key, issuers },
  issuer,
  onIssuer,
  keepsMethod,
  onKeep,
}: Omit<MethodChoicesProps, 'methods' | 'chosen' | 'missing' | 'onChoose'> & { method: PaymentMethod }) {
  const { t } = useLingui();
  return (
    <>
      {issuers && (
        <Field label={<Trans>Your bank</Trans>}>
          <Select
            name="issuer"
            value={issuer}
            onChange={(event) => onIssuer(event.currentTarget.value)}
            placeholder={t`Choose your bank`}
            options={issuers.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Field>
      )}
      {paymentMethod(key).storable && (
        <Checkbox
          size="small"
          checked={keepsMethod}
          onChange={(event) => onKeep(event.currentTarget.checked)}
        >
          <Trans>
            Let the payment provider keep this for my next order. Nothing is charged unless I order again.
          </Trans>
        </Checkbox>
      )}
    </>
  );
}
