export { StreamOpenContext, useIsConnected, useIsOnline } from './connected';
export { LiveEvents } from './LiveEvents';
