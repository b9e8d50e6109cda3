export { MemberChoice, type MemberChoiceProps } from './MemberChoice';
