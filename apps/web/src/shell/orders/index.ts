export { clientIdOf, newClientId } from './client-id';
export { OrderError } from './OrderError';
export { shownTotal } from './shown-total';
export { useFreshPrices } from './use-fresh-prices';
