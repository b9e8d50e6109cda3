export { LanguageLinks, LanguageList, type LanguageLinksProps, type LanguageListProps } from './LanguageList';
