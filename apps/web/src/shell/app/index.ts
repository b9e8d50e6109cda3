export { AppRouting } from './AppRouting';
