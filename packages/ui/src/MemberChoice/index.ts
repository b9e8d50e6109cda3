export { MemberChoice, MemberChoices, type MemberChoiceProps } from './MemberChoice';
