import { hiddenFromVisitors } from '@vela/domain/sites';
import { usePage } from './page-context';

/**
 * Why the site shows no member to visitors, or null where each member chooses. Only on routes that name the two settings in
 * `staticData.settings`; elsewhere nobody counts as shown.
 */
export function useHiddenFromVisitors(): ReturnType<typeof hiddenFromVisitors> {
  const { niche, logged_out_search = 'none', logged_out_search_trafficsource = 'none' } = usePage().settings;
  return hiddenFromVisitors({ niche, logged_out_search, logged_out_search_trafficsource });
}
