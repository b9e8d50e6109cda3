export { MembersRoute } from './MembersRoute';
