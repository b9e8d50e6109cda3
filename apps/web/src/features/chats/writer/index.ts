export { MESSAGE_FIELD, Writer } from './Writer';
