export { Frame } from './Frame';
export { Providers } from './Providers';
export { SurroundingsContext, type Surroundings } from './surroundings';
