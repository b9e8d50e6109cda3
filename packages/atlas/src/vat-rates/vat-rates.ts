import type { VatRates } from '@vela/domain/payments';

/**
 * The standard rate of value added tax on services by electronic means, where the customer lives (Directive 2006/112/EC,
 * Article 58, and its like elsewhere); 0 where the seller collects none.
 */
export const VAT_RATES = {
  NL: 2100,
  BE: 2100,
  FR: 2000,
  IT: 2200,
  ES: 2100,
  DE: 1900,
  AT: 2000,
  IE: 2300,
  PL: 2300,
  DK: 2500,
  FI: 2550,
  SE: 2500,
  NO: 2500,
  GB: 2000,
  CH: 810,
  AU: 1000,
  NZ: 1500,
  CA: 0,
  US: 0,
} as const satisfies VatRates;
