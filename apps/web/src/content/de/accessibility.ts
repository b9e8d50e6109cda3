export { accessibility } from '../en/accessibility';
