export { cataloguePath, createI18n, loadMessages, loadTexts, type MessageArea } from './catalogues';
