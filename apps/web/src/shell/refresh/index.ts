export { useRefresh } from './use-refresh';
