export { clearMemberStorage, storageKeyOf, readStored, writeStored } from './member-storage';
export { hasLoggedOut, watchLogOuts } from './log-outs';
