export { LiveMember } from './LiveMember';
export { createMemberData, type MemberData } from './member-data';
export { MemberDataContext } from './member-data-context';
export { useSend } from './use-send';
