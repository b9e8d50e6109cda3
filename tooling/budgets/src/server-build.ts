/** What the built server side of the web app offers to those who measure it. */
export interface ServerBuild {
  renderPage: (input: unknown) => Promise<Response>;
  firstPages: { paths: readonly string[]; locales: readonly string[] };
}

const COMPANY = {
  name: 'Vela Dating B.V.',
  address: 'Oudegracht 1',
  kvk: null,
  city: 'Utrecht',
  country: 'NL',
  tradenames: [],
  vat_numbers: [],
  added: '2026-01-01T12:00:00.000Z',
};

/** The settings that decide what a visitor's page contains; what they are worth is all the same here. */
const SETTINGS = {
  name: 'Vela',
  domain: 'localhost',
  index_title: null,
  description: null,
  cdn_prefix: '/',
  niche: 1,
  countries: ['NL', 'DE', 'GB'],
  geoip_country: 'NL',
  geoip_selected_country: null,
  time_zone: 'Europe/Amsterdam',
  signups: 'all',
  min_age: 18,
  enable_site_entry_popup: 'yes',
  site_entry_popup_countries: [],
  message_credits: 1,
  free_conversations: 2,
  free_messages: 3,
  refund_days: 14,
  deleted_account_days: 14,
  failures_kept_days: 2,
  welcome_hours: 4,
  welcome_code: 'TIMEBONUS25',
  interests: [],
  region_data: {},
  support_email: 'support@example.com',
  support_phone: null,
  company: COMPANY,
};

/** A visitor's request of `path`, as the server would hand it to the page. */
export function visitorInput({ path, locale }: { path: string; locale: string }): unknown {
  return {
    request: new Request(`http://localhost${path}`),
    locale,
    nonce: 'nonce',
    colorMode: 'system',
    timeZone: null,
    now: new Date(),
    settings: SETTINGS,
    user: null,
    status: 200,
    // What any of these pages asks for, and nobody and nothing in it.
    fetchApi: () =>
      Promise.resolve(
        Response.json({
          packages: [],
          paymentmethods: [],
          results: [],
          similar: [],
          unmet: [],
          costs: [],
          numMembers: 0,
        }),
      ),
  };
}
