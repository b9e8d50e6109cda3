export { Document } from './Document';
