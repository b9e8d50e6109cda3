export { BROWSER_NAMES, SYSTEM_NAMES } from './device-names';
export type { Browser, System } from './device-names';
