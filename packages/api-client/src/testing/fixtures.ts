import { INTERESTS } from '@vela/atlas/interests';
import { PACKAGE_PRICES } from '@vela/atlas/package-prices';
import { COUNTRY_REGION_LABEL } from '@vela/atlas/regions';
import { DEFAULT_SITE_SETTINGS } from '@vela/atlas/site-settings';
import type { Company } from '@vela/contract/entities/company';
import type { Image } from '@vela/contract/entities/image';
import type { OwnProfile } from '@vela/contract/entities/own-profile';
import type { Message } from '@vela/contract/entities/message';
import type { Passkey } from '@vela/contract/entities/passkey';
import type { Profile } from '@vela/contract/entities/profile';
import type { Notifications } from '@vela/contract/entities/notifications';
import type { Session } from '@vela/contract/entities/session';
import type { Settings } from '@vela/contract/entities/settings';
import type { User } from '@vela/contract/entities/user';
import type { Wishes } from '@vela/contract/entities/wishes';
import { preferencesOf } from '@vela/domain/notifications';
import { minimumMessageCosts } from '@vela/domain/credits';

/** A company like the seeded one. */
export function companyFixture(changes: Partial<Company> = {}): Company {
  return {
    name: 'Vela Dating B.V.',
    address: 'Keizersgracht 1',
    kvk: '12345678',
    city: 'Amsterdam',
    country: 'NL',
    tradenames: ['Vela'],
    vat_numbers: ['NL123456789B01'],
    added: '2024-01-15T09:00:00.000Z',
    ...changes,
  };
}

/** The settings of a site with every default. */
export function settingsFixture(changes: Partial<Settings> = {}): Settings {
  const {
    countries,
    site_entry_popup_countries,
    visible_profile_fields,
    visible_profile_notes,
    search_fields,
    // The server's own: it says itself how many likes are left, and what is rejected.
    swipe_likes: _swipeLikes,
    photo_check: _photoCheck,
    block_disclosure: _blockDisclosure,
    repeat_orders_a_day: _repeatOrders,
    login_attempts: _loginAttempts,
    login_window_minutes: _loginWindow,
    login_block_minutes: _loginBlock,
    login_longest_block_hours: _longestBlock,
    reset_mails: _resetMails,
    activation_mails: _activationMails,
    rate_limits: _rateLimits,
    message_burst: _messageBurst,
    messages_per_second: _messagesPerSecond,
    welcome_percentage: _welcomePercentage,
    ...defaults
  } = DEFAULT_SITE_SETTINGS;
  return {
    ...defaults,
    failures_kept_days: 2,
    account_disclosure: 'shown',
    name: 'Vela',
    domain: 'localhost',
    index_title: null,
    description: null,
    cdn_prefix: '',
    countries: [...countries],
    site_entry_popup_countries: [...site_entry_popup_countries],
    visible_profile_fields: [...visible_profile_fields],
    member_resell: [],
    visible_profile_notes: [...visible_profile_notes],
    search_fields: [...search_fields],
    geoip_country: null,
    geoip_selected_country: 'NL',
    minimum_message_costs: minimumMessageCosts(
      countries,
      DEFAULT_SITE_SETTINGS.message_credits,
      PACKAGE_PRICES,
    ),
    interests: [...INTERESTS],
    region_data: { ...COUNTRY_REGION_LABEL },
    fictional_icon: null,
    fictional_warning: null,
    push_public_key: null,
    support_email: 'support@vela.example',
    support_phone: '+31 20 123-4567',
    mail_name: 'Vela',
    company_id: 'vela',
    company: companyFixture(),
    ...changes,
  };
}

/** An active, sharp main photo. */
export function imageFixture(changes: Partial<Image> = {}): Image {
  return {
    id: 'image-1',
    filename: '/photos/1.jpg',
    thumb_filename: '/photos/1-thumb.jpg',
    status: 'active',
    private: false,
    main: true,
    variant: 'sharp',
    ...changes,
  };
}

/** A profile without photos. */
export function profileFixture(changes: Partial<Profile> = {}): Profile {
  return {
    id: 'profile-1',
    name: 'Robin',
    age: 34,
    gender: 'female',
    country: 'NL',
    region: 'UT',
    city: 'Utrecht',
    status: 'active',
    fictional: false,
    premium: false,
    photo_border: false,
    online: 'now',
    main_image: null,
    photos: [],
    notes: [],
    interests: ['coffee', 'hiking'],
    ...changes,
  };
}

/** Wishes that ask for nothing. */
export function wishesFixture(changes: Partial<Wishes> = {}): Wishes {
  return {
    gender: null,
    min_age: null,
    max_age: null,
    distance: null,
    country: null,
    region: null,
    interests: [],
    looking_for: [],
    both_ways: true,
    ...changes,
  };
}

/** The own profile of a free member, without photos. */
export function ownProfileFixture(changes: Partial<OwnProfile> = {}): OwnProfile {
  return {
    ...profileFixture(),
    date_of_birth: '1992-03-14',
    can_correct: true,
    photo_limit: 3,
    about: 'Bookseller with a weakness for second-hand cookbooks and early trains.',
    relationship_status: 'single',
    hair_color: 'dark blond',
    ...changes,
  };
}

/** A text that came lately. */
export function messageFixture(changes: Partial<Message> = {}): Message {
  return {
    id: 'message-1',
    conversation_id: 'chat-1',
    sender: 'other',
    type: 'text',
    ...(changes.type === undefined || changes.type === 'text' ? { text: 'Hello there!' } : {}),
    sent_at: '2026-11-21T11:30:00.000Z',
    cost: 0,
    ...changes,
  };
}

/** The session of the request itself, in Chrome on Linux. */
export function passkeyFixture(changes: Partial<Passkey> = {}): Passkey {
  return {
    id: 'passkey-1',
    name: 'Safari, iOS',
    added_at: '2026-10-12T08:00:00.000Z',
    last_used_at: '2026-11-20T20:04:00.000Z',
    ...changes,
  };
}

export function sessionFixture(changes: Partial<Session> = {}): Session {
  return {
    id: 'session-1',
    is_current: true,
    device: { kind: 'desktop', browser: 'chrome', system: 'linux' },
    country: 'NL',
    started_at: '2026-11-03T09:00:00.000Z',
    last_seen_at: '2026-11-21T12:00:00.000Z',
    ...changes,
  };
}

/** What a member gets who never changed anything. */
export function notificationsFixture(changes: Partial<Notifications> = {}): Notifications {
  return {
    preferences: preferencesOf({}) as Notifications['preferences'],
    quiet_hours: null,
    notifications_disabled: [],
    email: 'robin@example.com',
    ...changes,
  };
}

/** A free member who confirmed the address. */
export function userFixture(changes: Partial<User> = {}): User {
  return {
    id: 'user-1',
    email: 'robin@example.com',
    status: 'active',
    credits: 0,
    paid_user: false,
    language: 'en',
    signup_date: '2026-01-15T09:00:00.000Z',
    invisible: false,
    shown_to_visitors: false,
    read_receipts: true,
    may_write: 'everyone',
    hidden_words: '',
    num_hidden_contacts: 0,
    notifications_disabled: [],
    consents: { terms_version: '2024-01-15', special_categories: false },
    profile: profileFixture(),
    wishes: null,
    time_bonus: null,
    ...changes,
  };
}
