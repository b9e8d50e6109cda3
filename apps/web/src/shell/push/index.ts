export { PushAsk } from './PushAsk';
