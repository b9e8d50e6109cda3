export { LanguageMenu } from './LanguageMenu';
export { VisitorBar } from './VisitorBar';
