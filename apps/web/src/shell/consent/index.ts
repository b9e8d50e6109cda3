export { ConsentQuestion } from './ConsentQuestion';
