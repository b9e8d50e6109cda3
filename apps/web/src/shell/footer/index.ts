export { FOOTER_LABELS } from './footer-links';
export { SiteFooter } from './SiteFooter';
