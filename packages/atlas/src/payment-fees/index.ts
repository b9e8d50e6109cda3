export { PAYMENT_FEES } from './payment-fees';
