export { MemberRoute } from './Member';
