export { DateOfBirth, type DateOfBirthProps, type DateParts } from './DateOfBirth';
