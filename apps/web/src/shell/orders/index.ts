export { clientIdOf, newClientId } from './client-id';
