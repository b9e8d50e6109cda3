export { TransactionsRoute } from './TransactionsRoute';
