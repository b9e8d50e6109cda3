import type { Settings } from '@vela/contract/entities/settings';
import type { User } from '@vela/contract/entities/user';
import type { PageInput } from '@vela/contract/page';

const SETTINGS: Settings = {
  name: 'Vela',
  domain: 'localhost',
  domain_language: null,
  index_title: null,
  description: null,
  cdn_prefix: '/photos/',
  niche: 1,
  countries: ['NL', 'BE', 'DE', 'GB', 'US'],
  geoip_country: 'NL',
  geoip_selected_country: null,
  time_zone: 'Europe/Amsterdam',
  signups: 'all',
  account_disclosure: 'shown',
  min_age: 18,
  signup_credits: 0,
  logged_out_search: 'limited',
  logged_out_search_trafficsource: 'limited',
  enable_site_entry_popup: 'yes',
  site_entry_popup_countries: ['NL', 'DE'],
  minimum_message_costs: { NL: { costs: 70, currency: 'EUR' } },
  message_credits: 1,
  photo_credits: 3,
  gift_credits: {},
  message_length: 1000,
  free_conversations: 2,
  free_messages: 3,
  refund_days: 14,
  deleted_account_days: 14,
  failures_kept_days: 2,
  delete_discount: 50,
  welcome_hours: 4,
  welcome_code: 'TIMEBONUS25',
  premium_match_claim: null,
  member_resell: [],
  visible_profile_fields: [],
  visible_profile_notes: [],
  search_fields: [],
  interests: [],
  region_data: {},
  fictional_icon: null,
  fictional_warning: null,
  push_public_key: null,
  support_email: 'support@example.com',
  support_phone: null,
  mail_name: 'Vela',
  company_id: 'company',
  company: {
    name: 'Vela Dating B.V.',
    address: 'Oudegracht 1',
    kvk: '12345678',
    city: 'Utrecht',
    country: 'NL',
    tradenames: ['Vela'],
    vat_numbers: [],
    added: '2026-01-01T12:00:00.000Z',
  },
};

export const MEMBER: User = {
  id: 'member',
  email: 'jonas@example.com',
  status: 'not_confirmed',
  credits: 0,
  paid_user: false,
  language: 'en',
  signup_date: '2026-11-21T09:00:00.000Z',
  invisible: false,
  shown_to_visitors: false,
  read_receipts: true,
  may_write: 'everyone',
  hidden_words: '',
  num_hidden_contacts: 0,
  notifications_disabled: [],
  consents: { terms_version: '2026-01-01', special_categories: false },
  wishes: null,
  time_bonus: null,
  profile: {
    id: 'profile',
    name: 'Jonas',
    age: 38,
    gender: 'male',
    country: 'NL',
    status: 'disabled',
    fictional: false,
    premium: false,
    photo_border: false,
    online: 'now',
    main_image: null,
    photos: [],
    notes: [],
    interests: [],
  },
};

const PACKAGES = [
  { id: 'p0', credits: 12, price: 1200 },
  { id: 'p1', credits: 30, price: 2700 },
  { id: 'p2', credits: 72, price: 5760 },
  { id: 'p3', credits: 180, price: 12600 },
];

/** What the server would give for a visitor's request of `path`. */
export function pageInput(path: string, changes: Partial<PageInput> = {}): PageInput {
  return {
    request: new Request(`http://localhost:4500${path}`),
    locale: 'en',
    nonce: 'bm9uY2U',
    now: new Date('2026-11-21T12:00:00.000Z'),
    colorMode: 'system',
    timeZone: null,
    settings: SETTINGS,
    user: null,
    status: 200,
    fetchApi,
    ...changes,
  };
}

async function fetchApi(request: Request): Promise<Response> {
  if (new URL(request.url).pathname !== '/api/packages.php')
    return Response.json({ error: { code: 'not_found', message: '' } }, { status: 404 });
  return Response.json({ packages: PACKAGES.map(fakePackage) });
}

function fakePackage({ id, credits, price }: (typeof PACKAGES)[number]) {
  return {
    id,
    credits,
    price: { amount: price, currency: 'EUR' },
    popular: id === 'p2',
    price_per_message: { amount: Math.round(price / credits), currency: 'EUR' },
  };
}
