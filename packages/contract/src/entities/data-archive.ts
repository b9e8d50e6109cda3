import { toJsonSchema } from '@valibot/to-json-schema';
import { WRITERS } from '@vela/domain/chat';
import * as v from 'valibot';
import { idSchema, timeSchema } from './fields';

/** Counts up when something leaves the archive or changes its meaning; what comes in changes nothing. */
export const DATA_ARCHIVE_VERSION = 1;

const optionalText = v.nullable(v.string());
const optionalTime = v.nullable(timeSchema);
const countSchema = v.pipe(v.number(), v.integer());
const daySchema = v.pipe(v.string(), v.isoDate());

/** Another member, by the name that was shown. */
const otherSchema = v.object({ profile_id: idSchema, name: v.string() });

const withOther = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.array(v.object({ ...otherSchema.entries, ...entries }));

/** Amounts are in the currency's minor unit. */
const moneyEntries = { amount: countSchema, currency: v.string() };

const accountSchema = v.object({
  id: idSchema,
  email: v.string(),
  name: v.string(),
  status: v.string(),
  language: v.string(),
  signed_up_at: timeSchema,
  confirmed_at: optionalTime,
  /** When the address last showed that it takes mails. */
  address_confirmed_at: optionalTime,
  premium: v.boolean(),
  invisible: v.boolean(),
  shown_to_visitors: v.boolean(),
  read_receipts: v.boolean(),
  may_write: v.picklist(WRITERS),
  hidden_words: v.string(),
  /** How many contacts the member hides from: which ones, nobody can read. */
  num_hidden_contacts: v.number(),
  operator_role: optionalText,
  signup: v.object({
    /** The member whose page led to the sign-up. */
    member_id: optionalText,
    /** What the link to the sign-up said of where it stood. */
    tracking: v.record(v.string(), v.string()),
  }),
});

const profileSchema = v.object({
  status: v.string(),
  fictional: v.boolean(),
  gender: v.string(),
  gender_identity: optionalText,
  sexuality: optionalText,
  date_of_birth: daySchema,
  corrected_at: optionalTime,
  country: v.string(),
  region: optionalText,
  city: optionalText,
  /** Of the city or region, in degrees. */
  coordinates: v.nullable(v.object({ latitude: v.number(), longitude: v.number() })),
  about: optionalText,
  /** The language of the text, where it is known; so are the others beside a text. */
  about_language: optionalText,
  /** Finished sentences, by the name of their beginning. */
  notes: v.array(v.object({ name: v.string(), text: v.string(), language: v.optional(v.string()) })),
  reason: optionalText,
  reason_language: optionalText,
  looking_for: v.array(v.string()),
  relationship_status: optionalText,
  hair_color: optionalText,
  body_type: optionalText,
  eye_color: optionalText,
  tattoos: v.nullable(v.boolean()),
  interests: v.array(v.string()),
  intimate_interests: v.array(v.string()),
  /** Whether the member chose a border around the main photo. */
  photo_border: v.boolean(),
  /** Those that the member speaks. */
  languages: v.array(v.string()),
  last_seen_at: timeSchema,
});

/** Who the member wishes to meet. */
const archivedWishesSchema = v.object({
  gender: optionalText,
  min_age: v.nullable(countSchema),
  max_age: v.nullable(countSchema),
  /** Kilometres. */
  distance: v.nullable(countSchema),
  country: optionalText,
  region: optionalText,
  interests: v.array(v.string()),
  both_ways: v.boolean(),
  changed_at: timeSchema,
});

const photoSchema = v.object({
  id: idSchema,
  /** Its path in the archive; `null` where its file is lost. */
  file: optionalText,
  purpose: v.string(),
  status: v.string(),
  private: v.boolean(),
  main: v.boolean(),
  added_at: timeSchema,
});

export const archivedMessageSchema = v.object({
  sent_at: timeSchema,
  sender: v.picklist(['me', 'other', 'system']),
  type: v.string(),
  text: optionalText,
  /** That of the text, where it is known. */
  language: optionalText,
  /** The path of an own photo in the archive; another one's photo is not part of it. */
  photo: optionalText,
  gift: optionalText,
  /** The reaction of who received it. */
  reaction: optionalText,
  /** Credits that the member paid for it. */
  cost: countSchema,
  read_at: optionalTime,
  /** It waits until the member's address is confirmed. */
  held: v.boolean(),
});

export const archivedConversationSchema = v.object({
  id: idSchema,
  /** The other member; `null` for one whose account was erased, or who no longer shows itself to the member. */
  with: v.nullable(otherSchema),
  /** Those that the member still sees, the oldest first. */
  messages: v.array(archivedMessageSchema),
});

const moneySchema = v.object({
  credits: v.array(
    v.object({
      at: timeSchema,
      kind: v.string(),
      change: countSchema,
      balance: countSchema,
      reference: optionalText,
    }),
  ),
  debts: v.array(
    v.object({ payment_id: idSchema, credits: countSchema, open: countSchema, since: timeSchema }),
  ),
  orders: v.array(
    v.object({
      payment_id: idSchema,
      ordered_at: timeSchema,
      paid_at: optionalTime,
      status: v.string(),
      package: v.string(),
      credits: countSchema,
      ...moneyEntries,
      fee: countSchema,
      /** Hundredths of a per cent. */
      vat_rate: countSchema,
      country: v.string(),
      discount_code: optionalText,
      paymentmethod: v.string(),
      issuer: optionalText,
      provider: v.string(),
      provider_payment_id: optionalText,
    }),
  ),
  refunds: v.array(v.object({ payment_id: idSchema, credits: countSchema, ...moneyEntries, at: timeSchema })),
  /** Codes that were made for the member or that it used. */
  discounts: v.array(v.object({ code: v.string(), used_at: optionalTime, payment_id: optionalText })),
  stored_methods: v.array(
    v.object({ provider: v.string(), paymentmethod: v.string(), label: optionalText, since: timeSchema }),
  ),
});

const securitySchema = v.object({
  sessions: v.array(
    v.object({
      started_at: timeSchema,
      last_used_at: timeSchema,
      ends_at: timeSchema,
      device: optionalText,
      browser: optionalText,
      system: optionalText,
      country: optionalText,
    }),
  ),
  /** Browsers that the account knows, by their last log-in. */
  known_browsers: v.array(timeSchema),
  passkeys: v.array(v.object({ name: optionalText, added_at: timeSchema, last_used_at: optionalTime })),
  /** Browsers that get push messages: the service that carries them. */
  push: v.array(v.object({ service: v.string(), since: timeSchema })),
  /** Links that were mailed to the member. */
  links: v.array(
    v.object({ kind: v.string(), made_at: timeSchema, expires_at: timeSchema, used_at: optionalTime }),
  ),
  events: v.array(v.object({ at: timeSchema, kind: v.string() })),
});

const notificationsSchema = v.object({
  preferences: v.record(v.string(), v.object({ mail: v.boolean(), push: v.nullable(v.boolean()) })),
  quiet_hours: v.nullable(v.object({ from: countSchema, to: countSchema, time_zone: v.string() })),
  /** Why no mails of any kind are sent. */
  mails_stopped: v.array(v.string()),
  mails: v.array(v.object({ kind: v.string(), sent_at: timeSchema, outcome: optionalText })),
});

const consentSchema = v.object({
  at: timeSchema,
  terms_version: optionalText,
  special_categories: v.boolean(),
});

/** All of the archive but the conversations, which are many and long. */
export const archivedDataSchema = v.object({
  version: v.literal(DATA_ARCHIVE_VERSION),
  site: v.object({ name: v.string(), url: v.string() }),
  made_at: timeSchema,
  account: accountSchema,
  profile: profileSchema,
  wishes: v.nullable(archivedWishesSchema),
  photos: v.array(photoSchema),
  photo_access: v.object({ given: withOther({ at: timeSchema }), received: withOther({ at: timeSchema }) }),
  /** Of members who show themselves to the member; `passed` in the swipe game, for as long as they don't come again. */
  likes: v.object({
    given: withOther({ at: timeSchema }),
    received: withOther({ at: timeSchema }),
    passed: withOther({ at: timeSchema }),
  }),
  blocks: withOther({ at: timeSchema }),
  reports: v.array(
    v.object({
      reference: v.string(),
      at: timeSchema,
      about: v.string(),
      reason: v.string(),
      text: v.string(),
      /** null until the operators have decided. */
      outcome: v.nullable(v.string()),
      decided_at: v.nullable(timeSchema),
    }),
  ),
  complaints: v.array(
    v.object({
      reference: v.string(),
      at: timeSchema,
      email: v.string(),
      name: v.string(),
      category: v.string(),
      subject: v.string(),
      text: v.string(),
      page: v.string(),
    }),
  ),
  money: moneySchema,
  security: securitySchema,
  notifications: notificationsSchema,
  consents: v.array(consentSchema),
  /** Answers to storing more than the site needs. */
  privacy_choices: v.array(v.object({ at: timeSchema, tracking: v.boolean(), language: v.string() })),
});

/** What `data.json` in the archive holds. */
export const dataArchiveSchema = v.object({
  ...archivedDataSchema.entries,
  /** The newest first. */
  conversations: v.array(archivedConversationSchema),
});

export type ArchivedData = v.InferOutput<typeof archivedDataSchema>;
export type ArchivedConversation = v.InferOutput<typeof archivedConversationSchema>;
export type ArchivedMessage = v.InferOutput<typeof archivedMessageSchema>;

/** The schema of `data.json` for programs, which is published and lies beside it in the archive. */
export function dataArchiveJsonSchema(): object {
  return {
    title: 'A copy of a member’s data',
    ...toJsonSchema(dataArchiveSchema, { target: 'draft-2020-12', errorMode: 'ignore' }),
  };
}
