export { watchPageHidden } from './watch-page-hidden';
