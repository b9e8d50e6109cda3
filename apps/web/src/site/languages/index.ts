export { LanguagesRoute } from './LanguagesPage';
