export { ErrorScreen } from './ErrorScreen';
export { NotFoundScreen } from './NotFoundScreen';
export { StatusScreen } from './StatusScreen';
