export { ConnectedContext, useIsConnected } from './connected';
export { LiveEvents } from './LiveEvents';
