export { PushAsk } from './PushAsk';
export { usePushSwitch } from './use-push-switch';
