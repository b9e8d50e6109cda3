export { LiveEvents, useIsConnected } from './LiveEvents';
