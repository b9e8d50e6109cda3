export { LanguageMenu } from './LanguageMenu';
export { useHere } from './use-here';
export { VisitorBar } from './VisitorBar';
