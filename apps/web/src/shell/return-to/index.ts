export { useNext } from './use-next';
export { saveReturnTo, readReturnTo } from './return-to';
export { withNext } from './with-next';
