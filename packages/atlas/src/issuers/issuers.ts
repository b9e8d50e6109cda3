import type { Issuers } from '@vela/domain/payments';

/** The banks of each method that asks for one before the provider's page, by the ids that providers know them by. */
export const ISSUERS: Issuers = {
  kbc: [
    { id: 'kbc', name: 'KBC' },
    { id: 'cbc', name: 'CBC' },
  ],
  eps: [
    { id: 'bank_austria', name: 'Bank Austria' },
    { id: 'bawag_psk_ag', name: 'BAWAG' },
    { id: 'erste_bank_und_sparkassen', name: 'Erste Bank und Sparkassen' },
    { id: 'raiffeisen_bankengruppe_osterreich', name: 'Raiffeisen' },
    { id: 'oberbank_ag', name: 'Oberbank' },
    { id: 'volksbank_gruppe', name: 'Volksbank' },
  ],
};
