export { LegalRoute } from './LegalRoute';
