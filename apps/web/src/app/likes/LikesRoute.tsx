import { useLoaded } from '../../kit/page/use-routing';
import { Likes } from './Likes';
import type { loadLikes } from './load-likes';

export function LikesRoute() {
  return <Likes type={useLoaded<typeof loadLikes>().type} />;
}
