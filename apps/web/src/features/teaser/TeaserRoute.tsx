import type { Teaser as TeaserShape } from '@vela/contract/entities/profile';
import { useLoaded } from '../../shell/routing';
import { Teaser } from './Teaser';

/** What the route's loader brings for a visitor. */
type LoadTeaser = () => { teaser: TeaserShape | null; againAt: string | null };

export function TeaserRoute() {
  const { teaser, againAt } = useLoaded<LoadTeaser>();
  return <Teaser profile={teaser} againAt={againAt} />;
}
