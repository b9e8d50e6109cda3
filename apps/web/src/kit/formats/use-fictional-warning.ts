import { fictionalWarningFor, type MarkedProfile } from '@vela/domain/members';
import { usePage } from '../page/page-context';

/** The site's words over a fictional profile; undefined for any other. */
export function useFictionalWarning(): (profile: MarkedProfile) => string | undefined {
  const { fictional_warning: warning } = usePage().settings;
  return (profile) => fictionalWarningFor([profile], warning) ?? undefined;
}

/** Whether the site has fictional profiles: it has no words over them otherwise. */
export function useHasFictional(): boolean {
  return usePage().settings.fictional_warning !== null;
}
