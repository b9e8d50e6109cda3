export { ComplaintsRoute } from './Complaints';
