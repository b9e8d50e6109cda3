export { RepeatOrder } from './RepeatOrder';
