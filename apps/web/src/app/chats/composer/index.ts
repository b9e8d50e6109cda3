export { MESSAGE_FIELD, ChatComposer } from './ChatComposer';
export { NobodyToWriteTo } from './NobodyToWriteTo';
