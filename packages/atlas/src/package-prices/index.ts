export { PACKAGE_PRICES } from './package-prices';
