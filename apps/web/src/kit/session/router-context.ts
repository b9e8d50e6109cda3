import type { MessageArea } from '../i18n/catalogues';
import type { RouteInput } from '../page/route-input';
import type { MemberData } from './member-data';

/** What all routes of a router know. */
export interface RouterContext extends RouteInput {
  /** It is set only on a member's page. */
  data?: MemberData | undefined;
  /** Loads texts that the page doesn't have yet; only in the browser. */
  loadTexts?: ((areas: readonly MessageArea[]) => Promise<void>) | undefined;
}
