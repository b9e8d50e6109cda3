export { PUSH_SERVICES } from './push-services';
