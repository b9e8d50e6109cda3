import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { receiptQueryOptions } from '@vela/api-client/queries/orders';
import type { Receipt } from '@vela/contract/entities/receipt';
import { countryName } from '@vela/domain/locale';
import { Bill, BillLine, BillTotal } from '@vela/ui/Bill';
import { Button } from '@vela/ui/Button';
import { ErrorState } from '@vela/ui/ErrorState';
import { Loading, Skeleton } from '@vela/ui/Skeleton';
import { Text } from '@vela/ui/Text';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { useApi } from '../../kit/session/member-data-context';
import { moneyText } from '../../kit/formats/money-text';
import { usePage } from '../../kit/page/page-context';
import { useTimeText } from '../../kit/formats/use-time-text';
import * as styles from './Transactions.css';

/** The receipt of a paid order, fetched when it is opened. */
export function OrderReceipt({ paymentId }: { paymentId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget: { open } }) => setIsOpen(open)}>
      <summary className={styles.summary}>
        <Trans>Receipt</Trans>
      </summary>
      {isOpen && <ReceiptContents paymentId={paymentId} />}
    </details>
  );
}

function ReceiptContents({ paymentId }: { paymentId: string }) {
  const { data, isError, isFetching, refetch } = useQuery(receiptQueryOptions(useApi(), paymentId));
  if (data) return <ReceiptLines receipt={data.receipt} />;
  if (isError) {
    return (
      <ErrorState
        level={3}
        title={<Trans>The receipt didn’t load</Trans>}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <Loading>
      <Skeleton shape="card" />
    </Loading>
  );
}

function ReceiptLines({ receipt }: { receipt: Receipt }) {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const { moment } = useTimeText();
  const { seller, vat } = receipt;
  const rate = i18n.number(vat.rate, { maximumFractionDigits: 2 });
  const sellerCountry = countryName(seller.country, locale);
  return (
    <div className={styles.receipt}>
      <Text size="label">
        {seller.name}, {seller.address}, {seller.city}, {sellerCountry}
        {seller.vat_numbers.length > 0 && (
          <>
            {' · '}
            <span className={styles.numberName}>
              <Trans>VAT number</Trans>
            </span>{' '}
            {seller.vat_numbers.join(', ')}
          </>
        )}
      </Text>
      <Bill aria-label={t`Receipt`}>
        <BillLine name={<Trans>Number</Trans>}>{receipt.payment_id}</BillLine>
        <BillLine name={<Trans>Paid</Trans>}>{moment(receipt.paid_at)}</BillLine>
        {vat.rate > 0 && (
          <>
            <BillLine name={<Trans>Without VAT</Trans>}>{moneyText(receipt.net, locale)}</BillLine>
            <BillLine name={<Trans>VAT {rate}%</Trans>}>{moneyText(vat.amount, locale)}</BillLine>
          </>
        )}
        <BillTotal name={<Trans>Total</Trans>}>{moneyText(receipt.total, locale)}</BillTotal>
        {receipt.refund && (
          <BillLine name={<Trans>Goes back to you</Trans>}>
            {moneyText(receipt.refund.money, locale)}
          </BillLine>
        )}
      </Bill>
      <Button tone="line" size="small" icon={Printer} onClick={() => print()}>
        <Trans>Print</Trans>
      </Button>
    </div>
  );
}
