export { MemberPreviewRoute } from './MemberPreview';
