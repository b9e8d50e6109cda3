export { ActivateDoneRoute } from './ActivateDoneRoute';
export { ActivateError } from './ActivateError';
