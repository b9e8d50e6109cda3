import { fictionalWarningFor, type MarkedProfile } from '@vela/domain/members';
import { usePage } from '../page';

/** The site's words over a fictional profile; undefined for any other, and where the interface's own words stand there. */
export function useFictionalWarning(): (profile: MarkedProfile) => string | undefined {
  const { fictional_warning: warning = null } = usePage().settings;
  return (profile) => fictionalWarningFor([profile], warning) ?? undefined;
}
