export { Writer } from './Writer';
