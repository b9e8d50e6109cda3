export { TransactionsRoute } from './Transactions';
