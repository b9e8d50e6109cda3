export { StatusScreen } from './StatusScreen';
