export { VAT_RATES } from './vat-rates';
