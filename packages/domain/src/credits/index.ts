export { debtOfReversal, paysDebt, settleDebts } from './debts';
export type { CreditDebt } from './debts';
export { LEDGER_KINDS } from './ledger-kinds';
export type { LedgerKind, LedgerKindOf } from './ledger-kinds';
export { balanceOf, spentFrom, removedFrom, withLot } from './lots';
export type { CreditLot } from './lots';
export { messagesFor } from './messages-for';
export { minimumMessageCosts } from './minimum-message-costs';
export type { MinimumMessageCosts } from './minimum-message-costs';
export {
  isExactPerMessage,
  isPackageId,
  PACKAGE_IDS,
  PACKAGES,
  packagesIn,
  pricePerMessage,
} from './packages';
export type { PackageId, PackagePrices, PricedPackage } from './packages';
export { AFTER_PURCHASE, isPremiumBy } from './premium';
export { isWithdrawable, unusedShare, withdrawUntil } from './returns';
