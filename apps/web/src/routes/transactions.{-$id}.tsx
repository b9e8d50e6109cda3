import { createFileRoute } from '@tanstack/react-router';
import { TransactionsRoute } from '../app/transactions';
import { loadTransactions } from '../app/transactions/load-transactions';

export const Route = createFileRoute('/transactions/{-$id}')({
  staticData: { page: 'transactions-id', messages: ['transactions', 'options', 'errors'] },
  loader: ({ context, params }) => loadTransactions(context, params.id),
  component: TransactionsRoute,
});
