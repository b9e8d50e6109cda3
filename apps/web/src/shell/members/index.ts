export { isNotThere } from './is-not-there';
export { LiveMember } from './LiveMember';
export { createMemberData, type MemberData } from './member-data';
export { MemberDataContext, useApi } from './member-data-context';
export { useSend } from './use-send';
export { prepareQuery, type PrepareInput } from './prepare-query';
