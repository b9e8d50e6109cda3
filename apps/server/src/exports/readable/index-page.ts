import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { regionName } from '@vela/atlas/regions';
import { BROWSER_NAMES, SYSTEM_NAMES } from '@vela/domain/devices';
import type { ArchivedConversation, ArchivedData } from '@vela/contract/entities/data-archive';
import { countryName, dateFormat, isCountry, LOCALE_TABLE, type Locale } from '@vela/domain/locale';
import { formatMoney, type Currency } from '@vela/domain/money';
import { escapeHtml } from '../../core/escape-html';
import { nameOf } from './conversation-page';
import { languagesOf } from './languages-of';
import { archivePage, facts, pageTools, paragraph, section, table, type PageTools } from './page';
import {
  ANSWER_WORDS,
  GENDER_WORDS,
  INTEREST_WORDS,
  LEDGER_WORDS,
  LOOKING_FOR_WORDS,
  NOTE_WORDS,
  NOTIFICATION_WORDS,
  ORDER_WORDS,
  WISHED_GENDER_WORDS,
  WRITERS_WORDS,
  wordFor,
} from './words';

/** What the page says of a conversation. */
export interface ListedConversation extends Pick<ArchivedConversation, 'with'> {
  path: string;
  messages: number;
}

interface Index {
  data: ArchivedData;
  conversations: readonly ListedConversation[];
  locale: Locale;
  timeZone: string;
}

/** The first page of the archive: what a person looks for, in the member's language. Each detail is in the document beside it. */
export function* indexPage({ data, conversations, locale, timeZone }: Index): Generator<string> {
  const tools = pageTools({ locale, timeZone });
  const { i18n, time } = tools;
  const [site, made] = [data.site.name, time(data.made_at)];
  const title = i18n._(msg`Your data at ${site}`);
  const parts = [
    `<h1>${escapeHtml(title)}</h1>`,
    paragraph(
      i18n._(
        msg`Made on ${made}. This page shows the main things. The file data.json has everything, for programs; schema.json explains it.`,
      ),
    ),
    account(tools, data),
    profile(tools, data),
    wishes(tools, data),
    photos(tools, data),
    chats(tools, conversations),
    others(tools, data),
    written(tools, data),
    money(tools, data),
    security(tools, data),
    notifications(tools, data),
    consents(tools, data),
  ];
  yield archivePage({ locale, title, body: parts.filter((part) => part !== null).join('\n') });
}

function yesOrNo({ i18n }: PageTools, is: boolean): string {
  return is ? i18n._(msg`Yes`) : i18n._(msg`No`);
}

function account(tools: PageTools, { account: own }: ArchivedData): string {
  const { i18n, time } = tools;
  const language =
    own.language in LOCALE_TABLE ? LOCALE_TABLE[own.language as Locale].nativeName : own.language;
  return section(
    i18n._(msg`Account`),
    facts([
      [i18n._(msg`E-mail address`), own.email],
      [i18n._(msg`Username`), own.name],
      [i18n._(msg`Language`), language],
      [i18n._(msg`Signed up`), time(own.signed_up_at)],
      [i18n._(msg`E-mail address confirmed`), own.confirmed_at && time(own.confirmed_at)],
      [i18n._(msg`Premium`), yesOrNo(tools, own.premium)],
      [i18n._(msg`Invisible mode`), yesOrNo(tools, own.invisible)],
      [i18n._(msg`Visitors can see me`), yesOrNo(tools, own.shown_to_visitors)],
      [i18n._(msg`Read receipts`), yesOrNo(tools, own.read_receipts)],
      [i18n._(msg`Who may write to me`), i18n._(WRITERS_WORDS[own.may_write])],
      [i18n._(msg`Hidden words`), own.hidden_words],
      [i18n._(msg`Contacts I hide from`), String(own.num_hidden_contacts)],
    ]),
  );
}

function profile(tools: PageTools, { profile: own }: ArchivedData): string {
  const { i18n, locale, time } = tools;
  const answer = (question: keyof typeof ANSWER_WORDS, value: string | null) =>
    value === null ? null : wordFor(i18n, ANSWER_WORDS[question], value);
  const born = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(own.date_of_birth));
  return section(
    i18n._(msg`Profile`),
    facts([
      [i18n._(msg`Gender`), wordFor(i18n, GENDER_WORDS, own.gender)],
      [i18n._(msg`Gender, in own words`), own.gender_identity],
      [i18n._(msg`Sexuality`), answer('sexuality', own.sexuality)],
      [i18n._(msg`Date of birth`), born],
      [i18n._(msg`Country`), countryName(own.country, locale)],
      [i18n._(msg`Region`), nameOfRegion(own)],
      [i18n._(msg`City`), own.city],
      [i18n._(msg`About me`), own.about],
      ...own.notes.map(({ name, text }): [string, string] => [wordFor(i18n, NOTE_WORDS, name), text]),
      [i18n._(msg`Why I’m here`), own.reason],
      [i18n._(msg`Looking for`), listOf(i18n, LOOKING_FOR_WORDS, own.looking_for)],
      [i18n._(msg`Relationship`), answer('relationship_status', own.relationship_status)],
      [i18n._(msg({ message: 'Hair', context: 'profile' })), answer('hair_color', own.hair_color)],
      [i18n._(msg`Build`), answer('body_type', own.body_type)],
      [i18n._(msg({ message: 'Eyes', context: 'profile' })), answer('eye_color', own.eye_color)],
      [i18n._(msg`Tattoos`), own.tattoos === null ? null : yesOrNo(tools, own.tattoos)],
      [i18n._(msg`Interests`), listOf(i18n, INTEREST_WORDS, own.interests)],
      [i18n._(msg`Intimate interests`), listOf(i18n, INTEREST_WORDS, own.intimate_interests)],
      [i18n._(msg`Border around my main photo`), own.photo_border ? yesOrNo(tools, true) : null],
      [i18n._(msg`Languages I speak`), languagesOf(own.languages, locale)],
      [i18n._(msg`Last seen`), time(own.last_seen_at)],
    ]),
  );
}

/** Who the member wishes to meet. */
function wishes(tools: PageTools, { wishes: own }: ArchivedData): string | null {
  if (own === null) return null;
  const { i18n, locale, time } = tools;
  return section(
    i18n._(msg`Wishes in the match finder`),
    facts([
      [i18n._(msg`Wants to meet`), own.gender && wordFor(i18n, WISHED_GENDER_WORDS, own.gender)],
      [i18n._(msg`Age from`), own.min_age === null ? null : String(own.min_age)],
      [i18n._(msg`Age up to`), own.max_age === null ? null : String(own.max_age)],
      [i18n._(msg`Distance in km, at most`), own.distance === null ? null : String(own.distance)],
      [i18n._(msg`Country`), own.country && countryName(own.country, locale)],
      [i18n._(msg`Region`), nameOfRegion(own)],
      [i18n._(msg`Interests`), listOf(i18n, INTEREST_WORDS, own.interests)],
      [i18n._(msg`Both ways`), yesOrNo(tools, own.both_ways)],
      [i18n._(msg`Changed`), time(own.changed_at)],
    ]),
  );
}

function listOf(
  i18n: I18n,
  words: Readonly<Record<string, MessageDescriptor>>,
  keys: readonly string[],
): string | null {
  return keys.map((key) => wordFor(i18n, words, key)).join(', ') || null;
}

interface Region {
  country: string | null;
  region: string | null;
}

function nameOfRegion({ country, region }: Region): string | null {
  if (region === null || country === null || !isCountry(country)) return region;
  return regionName(country, region) ?? region;
}

function photos({ i18n }: PageTools, { photos: own }: ArchivedData): string | null {
  const stored = own.flatMap(({ file, ...photo }) => (file === null ? [] : [{ ...photo, file }]));
  if (stored.length === 0) return null;
  const alt = escapeHtml(i18n._(msg`Your photo`));
  const items = stored.map(({ file, purpose, private: isPrivate }) => {
    const where =
      purpose === 'chat'
        ? i18n._(msg`In a conversation`)
        : isPrivate
          ? i18n._(msg({ message: 'Private', context: 'photo' }))
          : i18n._(msg({ message: 'On your profile', context: 'photo' }));
    return `<li><img src="${escapeHtml(file)}" alt="${alt}" loading="lazy"><span class="quiet">${escapeHtml(where)}</span></li>`;
  });
  return section(i18n._(msg`Photos`), `<ul class="photos">\n${items.join('\n')}\n</ul>`);
}

function chats(tools: PageTools, conversations: readonly ListedConversation[]): string | null {
  const { i18n } = tools;
  if (conversations.length === 0) return null;
  const items = conversations.map(({ path, with: other, messages: count }) => {
    const name = escapeHtml(nameOf(tools, other));
    const size = i18n._(msg({ message: plural(count, { one: '# message', other: '# messages' }) }));
    return `<li><a href="${escapeHtml(path)}">${name}</a> <span class="quiet">${escapeHtml(size)}</span></li>`;
  });
  return section(i18n._(msg`Conversations`), `<ul>\n${items.join('\n')}\n</ul>`);
}

function others(tools: PageTools, { likes, blocks, photo_access: access }: ArchivedData): string | null {
  const { i18n, time } = tools;
  const lists: (readonly [string, ArchivedData['blocks']])[] = [
    [i18n._(msg`Likes you gave`), likes.given],
    [i18n._(msg`Likes you got`), likes.received],
    [i18n._(msg`Members you passed`), likes.passed],
    [i18n._(msg`They may see your private photos`), access.given],
    [i18n._(msg`You may see their private photos`), access.received],
    [i18n._(msg`Blocked members`), blocks],
  ];
  const columns = [i18n._(msg`Member`), i18n._(msg({ message: 'Since', context: 'table' }))];
  const parts = lists
    .filter(([, members]) => members.length > 0)
    .map(([title, members]) =>
      section(
        title,
        table(
          columns,
          members.map(({ name, at }) => [name, time(at)]),
        ),
      ),
    );
  return parts.length === 0 ? null : parts.join('\n');
}

function written(tools: PageTools, { reports, complaints }: ArchivedData): string | null {
  const { i18n, time } = tools;
  const rows = [
    ...reports.map(({ reference, at, text }) => [reference, time(at), text]),
    ...complaints.map(({ reference, at, subject, text }) => [reference, time(at), `${subject}: ${text}`]),
  ];
  if (rows.length === 0) return null;
  const columns = [
    i18n._(msg`Reference`),
    i18n._(msg`Date`),
    i18n._(msg({ message: 'Text', context: 'table' })),
  ];
  return section(i18n._(msg`Reports and complaints`), table(columns, rows));
}

function money(tools: PageTools, { money: { orders, credits } }: ArchivedData): string | null {
  const { i18n, time, locale } = tools;
  const price = (amount: number, currency: string) =>
    formatMoney({ amount, currency: currency as Currency }, locale);
  const bought = orders.map((order) => [
    time(order.ordered_at),
    String(order.credits),
    price(order.amount, order.currency),
    wordFor(i18n, ORDER_WORDS, order.status),
  ]);
  const moved = credits.map(({ at, kind, change, balance }) => [
    time(at),
    wordFor(i18n, LEDGER_WORDS, kind),
    String(change),
    String(balance),
  ]);
  const date = i18n._(msg`Date`);
  const amount = i18n._(msg`Credits`);
  const parts = [
    bought.length > 0 &&
      section(
        i18n._(msg`Orders`),
        table(
          [date, amount, i18n._(msg`Price`), i18n._(msg({ message: 'Status', context: 'order' }))],
          bought,
        ),
      ),
    moved.length > 0 &&
      section(
        i18n._(msg`Credits`),
        table(
          [date, i18n._(msg`What for`), amount, i18n._(msg({ message: 'Balance', context: 'credits' }))],
          moved,
        ),
      ),
  ].filter((part) => part !== false);
  return parts.length === 0 ? null : parts.join('\n');
}

function security(tools: PageTools, { security: { sessions, passkeys } }: ArchivedData): string {
  const { i18n, time, locale } = tools;
  const logins = sessions.map(({ started_at: at, last_used_at: used, browser, system, country }) => [
    time(at),
    time(used),
    [
      browser && brandOf(BROWSER_NAMES, browser),
      system && brandOf(SYSTEM_NAMES, system),
      country && countryName(country, locale),
    ]
      .filter(Boolean)
      .join(', '),
  ]);
  const columns = [i18n._(msg`Logged in`), i18n._(msg`Last used`), i18n._(msg`Device`)];
  const parts = [section(i18n._(msg`Devices`), table(columns, logins))];
  if (passkeys.length > 0) {
    const rows = passkeys.map(({ name, added_at: at }) => [name ?? i18n._(msg`Passkey`), time(at)]);
    parts.push(section(i18n._(msg`Passkeys`), table([i18n._(msg`Name`), i18n._(msg`Added`)], rows)));
  }
  return parts.join('\n');
}

/** The name as its maker writes it; the key itself where it isn't known any more. */
function brandOf(names: Readonly<Record<string, string>>, key: string): string {
  return names[key] ?? key;
}

function notifications(tools: PageTools, { notifications: { preferences } }: ArchivedData): string {
  const { i18n } = tools;
  const rows = Object.entries(preferences).map(([kind, { mail, push }]) => [
    wordFor(i18n, NOTIFICATION_WORDS, kind),
    yesOrNo(tools, mail),
    push === null ? '–' : yesOrNo(tools, push),
  ]);
  const columns = [i18n._(msg`What about`), i18n._(msg`E-mail`), i18n._(msg`Push`)];
  return section(i18n._(msg`Notifications`), table(columns, rows));
}

function consents(tools: PageTools, { consents: given }: ArchivedData): string | null {
  const { i18n, time } = tools;
  if (given.length === 0) return null;
  const rows = given.map(({ at, terms_version: terms, special_categories: special }) => [
    time(at),
    terms ?? '–',
    yesOrNo(tools, special),
  ]);
  const columns = [i18n._(msg`Date`), i18n._(msg`Terms`), i18n._(msg`Sensitive answers`)];
  return section(i18n._(msg`Consents`), table(columns, rows));
}
