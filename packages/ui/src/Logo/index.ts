export { Logo, LogoLink, type LogoLinkProps, type LogoProps } from './Logo';
export { MARK } from './mark';
