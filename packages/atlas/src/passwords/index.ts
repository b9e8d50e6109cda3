export { COMMON_PASSWORDS } from './common-passwords';
