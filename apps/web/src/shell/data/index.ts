export { loadApi } from './load-api';
