import type { CallingCodes } from '@vela/domain/direct-debit';

/** What numbers of a country begin with when they are called from elsewhere (ITU-T E.164). */
export const CALLING_CODES = {
  NL: '31',
  BE: '32',
  FR: '33',
  IT: '39',
  ES: '34',
  DE: '49',
  AT: '43',
  IE: '353',
  FI: '358',
} as const satisfies CallingCodes;
