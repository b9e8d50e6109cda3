export { FOOTER_LINKS } from './footer-links';
export { SiteFooter } from './SiteFooter';
