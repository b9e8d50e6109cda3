import { useLoaded } from '../../kit/page/use-routing';
import { Blocked } from './Blocked';
import type { loadMember } from './load-member';
import { Member } from './Member';

export function MemberRoute() {
  const { id, blockedBy } = useLoaded<typeof loadMember>();
  return blockedBy === null ? <Member key={id} id={id} /> : <Blocked by={blockedBy} />;
}
