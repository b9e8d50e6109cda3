export { ConnectedContext, StreamOpenContext, useIsConnected, useIsOnline } from './connected';
export { LiveEvents } from './LiveEvents';
