export { useNext } from './use-next';
export { keepWayBack, readWayBack, withNext } from './way-back';
