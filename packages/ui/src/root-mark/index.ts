export { useRootMark, type RootMark } from './use-root-mark';
