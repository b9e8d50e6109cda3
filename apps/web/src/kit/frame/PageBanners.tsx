import { use } from 'react';
import { SurroundingsContext } from './surroundings';

/** What a member has to know, for a page with a bar of its own: under that, where it is seen and heard on every page. */
export function PageBanners() {
  const { members } = use(SurroundingsContext);
  return members && <members.Banners />;
}
