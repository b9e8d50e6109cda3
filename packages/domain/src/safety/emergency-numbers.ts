import { isCountry, type Country } from '../locale';

/**
 * The number to call in danger, by country: free, at any hour, for police and ambulance alike. Sources: 112 in the European Union by
 * Directive (EU) 2018/1972, article 109, and equally in Switzerland and Norway; the others are of the authorities of the
 * countries (gov.uk, 911.gov, canada.ca, triplezero.gov.au, police.govt.nz).
 */
const EMERGENCY_NUMBERS = {
  NL: '112',
  BE: '112',
  DE: '112',
  AT: '112',
  CH: '112',
  GB: '999',
  IE: '112',
  FR: '112',
  IT: '112',
  ES: '112',
  PL: '112',
  DK: '112',
  SE: '112',
  NO: '112',
  FI: '112',
  US: '911',
  CA: '911',
  AU: '000',
  NZ: '111',
} as const satisfies Record<Country, string>;

/** The emergency number of a country by its code; null for one that isn't served, as a wrong number is worse than none. */
export function emergencyNumber(country: string | null): string | null {
  return isCountry(country) ? EMERGENCY_NUMBERS[country] : null;
}
