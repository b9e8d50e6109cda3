export { cataloguePath, createI18n, loadMessages, type MessageArea } from './catalogues';
