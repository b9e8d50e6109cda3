export { MemberPreviewRoute } from './MemberPreviewRoute';
