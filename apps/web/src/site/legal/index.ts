export { LegalRoute } from './LegalScreen';
export type { LegalData } from './load-legal-page';
