export { countryName, countryOptions, type CountryOption } from './country-names';
export { GENDER_TEXTS, REGION_LABEL_TEXTS, type RegionLabelText } from './option-texts';
