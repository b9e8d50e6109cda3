export { ActivateDoneRoute } from './ActivateDone';
export { ActivateError } from './ActivateError';
