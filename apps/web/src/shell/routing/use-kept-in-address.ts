import { useInLanguage } from './use-in-language';
import { useTrafficSource } from './use-traffic-source';

/**
 * The address of another page that a visitor may look around on: who sent them goes along, as a partner's visitors may be
 * shown more, and the language where this page's address names it. Not in this folder's index, as `useTrafficSource`.
 */
export function useKeptInAddress(): (path: string) => string {
  const inLanguage = useInLanguage();
  const source = new URLSearchParams(useTrafficSource()).toString();
  return (path) => inLanguage(source === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${source}`);
}
