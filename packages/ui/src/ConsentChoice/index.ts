export { ConsentChoice, type ConsentChoiceProps, type ConsentPurpose } from './ConsentChoice';
