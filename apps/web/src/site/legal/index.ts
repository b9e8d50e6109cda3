export { LegalRoute } from './LegalRoute';
export type { LegalData } from './load-legal-page';
