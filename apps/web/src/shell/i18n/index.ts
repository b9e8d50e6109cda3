export { cataloguePath, createI18n, loadMessages, MESSAGE_AREAS, type MessageArea } from './catalogues';
