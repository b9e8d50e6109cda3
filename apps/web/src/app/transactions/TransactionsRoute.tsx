import { useLoaded } from '../../kit/page/use-routing';
import type { loadTransactions } from './load-transactions';
import { OrderScreen } from './OrderScreen';
import { Transactions } from './Transactions';

export function TransactionsRoute() {
  const { paymentId } = useLoaded<typeof loadTransactions>();
  return paymentId === null ? <Transactions /> : <OrderScreen key={paymentId} paymentId={paymentId} />;
}
