export { Logo, LogoLink, type LogoLinkProps, type LogoProps } from './Logo';
