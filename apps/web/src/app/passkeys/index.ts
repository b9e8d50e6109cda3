export { PasskeysRoute } from './Passkeys';
