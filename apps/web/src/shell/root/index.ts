export { Frame } from './Frame';
export { Providers } from './Providers';
