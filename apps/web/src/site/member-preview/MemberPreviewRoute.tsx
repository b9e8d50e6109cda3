import type { ProfileCard } from '@vela/contract/entities/profile';
import { useLoaded } from '../../kit/page/use-routing';
import { MemberPreview } from './MemberPreview';

/** What the route's loader returns for a visitor. */
type LoadMemberPreview = () => { card: ProfileCard | null; againAt: string | null };

export function MemberPreviewRoute() {
  const { card, againAt } = useLoaded<LoadMemberPreview>();
  return <MemberPreview profile={card} againAt={againAt} />;
}
