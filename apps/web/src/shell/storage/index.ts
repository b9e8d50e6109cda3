export { browserStore, tabStore, type SafeStore } from './safe-store';
