export { ConnectedContext, StreamOpenContext, useIsConnected } from './connected';
export { LiveEvents } from './LiveEvents';
