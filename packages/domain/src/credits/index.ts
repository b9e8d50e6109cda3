export { minimumMessageCosts } from './minimum-message-costs';
export type { MinimumMessageCosts } from './minimum-message-costs';
export { isPackageId, PACKAGE_IDS, PACKAGE_PRICES, PACKAGES, packagesIn, pricePerMessage } from './packages';
export type { PackageId, PricedPackage } from './packages';
