export { Document, type DocumentProps } from './Document';
