import { use } from 'react';
import { SurroundingsContext } from './surroundings';

/** What a member has to know, on a page with a bar of its own: below the bar, where every page shows and announces it. */
export function PageBanners() {
  const { members } = use(SurroundingsContext);
  return members && <members.Banners />;
}
