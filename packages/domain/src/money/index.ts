export { COUNTRY_CURRENCY, CURRENCIES, isCurrency, MINOR_UNIT_DIGITS } from './currencies';
export type { Currency } from './currencies';
export { formatMoney } from './money';
export type { Money } from './money';
export { roundPriceDown } from './rounding';
