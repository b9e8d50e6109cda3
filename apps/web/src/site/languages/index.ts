export { LanguagesRoute } from './LanguagesRoute';
