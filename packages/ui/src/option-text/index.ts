export { countryOptions, type CountryOption } from './country-names';
export { FACT_NAMES, FACT_TEXTS } from './fact-texts';
export { monthNames } from './month-names';
export { isPaymentBrand, paymentMethodInText, paymentMethodName } from './payment-methods';
export { GENDER_TEXTS, genderOptions } from './option-texts';
export { regionLabelText } from './region-label';
