export { MemberRoute } from './MemberRoute';
