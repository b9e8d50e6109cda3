export { MESSAGE_FIELD, ChatComposer } from './ChatComposer';
