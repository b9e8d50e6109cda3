export { Footer, FooterLink, type FooterProps } from './Footer';
