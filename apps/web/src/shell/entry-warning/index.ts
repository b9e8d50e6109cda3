export { EntryWarning } from './EntryWarning';
