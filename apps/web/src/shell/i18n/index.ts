export { cataloguePath, loadMessages, type MessageArea } from './catalogues';
export { createI18n } from './create-i18n';
