/**
 * What moves credits: in by what the site gives, what the demo begins with, or a purchase; out by what is
 * sent, returned, reversed, or owed. `ofPayment` entries name the payment they belong to, the others what was
 * sent, or nothing. Source: decisions.md, Money.
 */
export const LEDGER_KINDS = {
  signup: { direction: 'in', ofPayment: false },
  seed: { direction: 'in', ofPayment: false },
  purchase: { direction: 'in', ofPayment: true },
  message: { direction: 'out', ofPayment: false },
  photo: { direction: 'out', ofPayment: false },
  gift: { direction: 'out', ofPayment: false },
  return: { direction: 'out', ofPayment: true },
  reversal: { direction: 'out', ofPayment: true },
  debt: { direction: 'out', ofPayment: true },
} as const satisfies Record<string, { direction: 'in' | 'out'; ofPayment: boolean }>;

export type LedgerKind = keyof typeof LEDGER_KINDS;

/** The kinds of entries that bring credits, or take them. */
export type LedgerKindOf<Direction extends 'in' | 'out'> = {
  [Kind in LedgerKind]: (typeof LEDGER_KINDS)[Kind]['direction'] extends Direction ? Kind : never;
}[LedgerKind];
