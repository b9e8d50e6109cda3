export { ban } from '../en/ban';
