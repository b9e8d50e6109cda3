export { forgetKept, keyOf, readKept, writeKept } from './kept';
export { hasLoggedOut, watchLogOuts } from './log-outs';
