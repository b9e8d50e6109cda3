export { debtOfReversal, paysDebt, settleDebts } from './debts';
export type { CreditDebt } from './debts';
export { minimumMessageCosts } from './minimum-message-costs';
export type { MinimumMessageCosts } from './minimum-message-costs';
export {
  isExactPerMessage,
  isPackageId,
  PACKAGE_IDS,
  PACKAGE_PRICES,
  PACKAGES,
  packagesIn,
  pricePerMessage,
} from './packages';
export type { PackageId, PricedPackage } from './packages';
export { isPremiumBy } from './premium';
export { unusedShare, withdrawUntil } from './returns';
