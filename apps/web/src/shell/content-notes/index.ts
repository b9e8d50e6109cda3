export { AgeAndEntry } from './AgeAndEntry';
export { ForTheUnitedStates } from './ForTheUnitedStates';
