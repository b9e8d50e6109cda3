export { useNext } from './use-next';
export { keepWayBack, readWayBack } from './way-back';
export { withNext } from './with-next';
