export { LegalScreen } from './LegalScreen';
