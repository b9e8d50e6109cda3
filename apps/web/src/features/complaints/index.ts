export { ComplaintsRoute } from './ComplaintsRoute';
