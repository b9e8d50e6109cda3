export { PROVIDER_NAMES } from './provider-names';
export type { ProviderNames } from './provider-names';
