import { useLoaded } from '../../shell/routing';
import type { loadMembers } from './load-members';
import { Members } from './Members';

export function MembersRoute() {
  const { region } = useLoaded<typeof loadMembers>();
  return <Members region={region} />;
}
