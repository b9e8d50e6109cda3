import { poolOf as poolOfSites } from '@vela/domain/members';
import type { Call } from './handler';
import type { Site } from './site';

/** Who looks at members: what one may see of another depends on nothing else. */
export interface Viewer {
  /** null for a visitor. */
  memberId: string | null;
  pool: string;
  premium: boolean;
  site: Site;
  now: Date;
}

/** The one who is calling, as a viewer. */
export function viewerOf({ site, session, now }: Pick<Call, 'site' | 'session' | 'now'>): Viewer {
  return {
    memberId: session?.memberId ?? null,
    pool: poolOf(site),
    premium: session?.premium ?? false,
    site,
    now,
  };
}

/** The pool of a site's members. */
export function poolOf({ company, settings }: Pick<Site, 'company' | 'settings'>): string {
  return poolOfSites({ companyId: company.id, niche: settings.niche });
}
