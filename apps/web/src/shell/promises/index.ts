export { promisesOf, type PromiseName } from './promises';
