export { FactList, type Fact } from './FactList';
