export { ISSUERS } from './issuers';
