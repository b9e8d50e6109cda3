import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentMethod } from '@vela/contract/entities/payment-method';
import { paymentMethod, type PaymentMethodKey, type PaymentMethodKind } from '@vela/domain/payments';
import { Checkbox } from '@vela/ui/Checkbox';
import { ChoiceCard } from '@vela/ui/ChoiceCard';
import { Field } from '@vela/ui/Field';
import { isPaymentBrand, paymentMethodName } from '@vela/ui/option-text';
import { Select } from '@vela/ui/Select';
import type { IconGlyph } from '@vela/ui/Icon';
import Banknote from 'lucide-react/icons/banknote';
import CreditCard from 'lucide-react/icons/credit-card';
import Landmark from 'lucide-react/icons/landmark';
import Repeat from 'lucide-react/icons/repeat';
import Smartphone from 'lucide-react/icons/smartphone';
import Ticket from 'lucide-react/icons/ticket';
import Wallet from 'lucide-react/icons/wallet';
import { moneyText } from '../../kit/formats/money-text';
import { usePage } from '../../kit/page/page-context';
import { ChoiceGroup } from './ChoiceGroup';
import * as styles from './Credits.css';

/** What each kind of payment looks like. */
const METHOD_ICONS = {
  direct_debit: Repeat,
  bank_transfer: Banknote,
  card: CreditCard,
  online_banking: Landmark,
  mobile_wallet: Smartphone,
  voucher: Ticket,
  wallet_service: Wallet,
} as const satisfies Record<PaymentMethodKind, IconGlyph>;

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
