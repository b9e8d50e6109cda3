export { LeavingPage } from './LeavingPage';
