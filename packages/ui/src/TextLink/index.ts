export { TextButton, TextLink, type TextButtonProps, type TextLinkProps } from './TextLink';
