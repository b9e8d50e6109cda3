export { LanderFactsProvider, useLander, type LanderFacts } from './facts';
export { Frame } from './Frame';
export { body } from './Frame.css';
export { SignupCard } from './SignupCard';
