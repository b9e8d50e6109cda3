import type { MessageArea } from '../../kit/i18n/catalogues';
import type { RouteSetting } from '../../kit/page/page-data';

/** What the sign-up needs beyond what every page has, on its own page and over another. */
export const SIGNUP_NEEDS = {
  messages: ['signup', 'photos', 'errors', 'options', 'towns'],
  settings: [
    'countries',
    'region_data',
    'logged_out_search',
    'logged_out_search_trafficsource',
    'message_length',
    'search_fields',
  ],
} satisfies { messages: MessageArea[]; settings: RouteSetting[] };
