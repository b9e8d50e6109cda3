export { LanguageList, type LanguageListProps } from './LanguageList';
