export { LanderFactsProvider, useLander, type LanderFacts, type TrackingField } from './facts';
export { Frame } from './Frame';
export { body } from './Frame.css';
export { SignupCard } from './SignupCard';
