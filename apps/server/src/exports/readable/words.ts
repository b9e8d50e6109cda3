import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Writers } from '@vela/domain/chat';
import type { AnyInterest } from '@vela/atlas/interests';
import type { LedgerKind } from '@vela/domain/credits';
import type { NotificationKind } from '@vela/domain/notifications';
import type { OrderStatus } from '@vela/domain/payments';
import type { Gender, LookingFor, PROFILE_OPTIONS, ProfileNoteName } from '@vela/domain/profile';

type Words<Key extends string> = Record<Key, MessageDescriptor>;

export const GENDER_WORDS: Words<Gender> = {
  female: msg({ message: 'Woman', context: 'gender' }),
  male: msg({ message: 'Man', context: 'gender' }),
};

export const LOOKING_FOR_WORDS: Words<LookingFor> = {
  relationship: msg`something lasting`,
  dating: msg`seeing where it goes`,
  friendship: msg`something light`,
  conversation: msg`good conversation`,
};

/** The beginnings of the sentences that a profile may finish. */
export const NOTE_WORDS: Words<ProfileNoteName> = {
  perfect_sunday: msg`A perfect Sunday is…`,
  happiest_when: msg`I’m happiest when…`,
  talk_for_hours: msg`I could talk for hours about…`,
  small_joy: msg`A small thing that makes my day is…`,
  best_dish: msg`The dish I cook best is…`,
  first_date: msg`On a first date, I’d like to…`,
  learning: msg`Right now I’m learning…`,
  friends_say: msg`My friends would say that I…`,
  looking_forward: msg`I’m looking forward to…`,
  go_back: msg`The place I’d go back to at once is…`,
  get_along: msg`I get along best with people who…`,
  always_laugh: msg`I can’t help laughing at…`,
};

/** Whose messages a member takes. */
export const WRITERS_WORDS: Words<Writers> = {
  everyone: msg`Everyone`,
  photo: msg`Members with a photo`,
  liked: msg`Members I like`,
  matches: msg`Only my matches`,
};

/** Who a member wishes to meet. */
export const WISHED_GENDER_WORDS: Words<Gender> = {
  female: msg({ message: 'Women', context: 'wish' }),
  male: msg({ message: 'Men', context: 'wish' }),
};

/** The answers of a profile, in the words of its form. */
export const ANSWER_WORDS: {
  [Question in keyof typeof PROFILE_OPTIONS]: Words<(typeof PROFILE_OPTIONS)[Question][number]>;
} = {
  sexuality: {
    hetero: msg({ message: 'Heterosexual', context: 'sexuality' }),
    gay: msg({ message: 'Gay', context: 'sexuality' }),
    lesbian: msg({ message: 'Lesbian', context: 'sexuality' }),
    bi: msg({ message: 'Bisexual', context: 'sexuality' }),
  },
  relationship_status: {
    single: msg({ message: 'Single', context: 'relationship' }),
    divorced: msg({ message: 'Divorced', context: 'relationship' }),
    widowed: msg({ message: 'Widowed', context: 'relationship' }),
    unmarried: msg({ message: 'Never married', context: 'relationship' }),
    'living together': msg({ message: 'Living together', context: 'relationship' }),
    married: msg({ message: 'Married', context: 'relationship' }),
  },
  hair_color: {
    black: msg({ message: 'Black', context: 'hair' }),
    'dark brown': msg({ message: 'Dark brown', context: 'hair' }),
    brown: msg({ message: 'Brown', context: 'hair' }),
    brunette: msg({ message: 'Brunette', context: 'hair' }),
    'dark blond': msg({ message: 'Dark blond', context: 'hair' }),
    blond: msg({ message: 'Blond', context: 'hair' }),
    red: msg({ message: 'Red', context: 'hair' }),
    gray: msg({ message: 'Grey', context: 'hair' }),
    white: msg({ message: 'White', context: 'hair' }),
    bald: msg({ message: 'Bald', context: 'hair' }),
    other: msg({ message: 'Another colour', context: 'hair' }),
  },
  body_type: {
    slim: msg({ message: 'Slim', context: 'body' }),
    normal: msg({ message: 'Average', context: 'body' }),
    fat: msg({ message: 'Plus-size', context: 'body' }),
  },
  eye_color: {
    blue: msg({ message: 'Blue', context: 'eyes' }),
    green: msg({ message: 'Green', context: 'eyes' }),
    hazel: msg({ message: 'Hazel', context: 'eyes' }),
    brown: msg({ message: 'Brown', context: 'eyes' }),
    other: msg({ message: 'Another colour', context: 'eyes' }),
  },
};

export const INTEREST_WORDS: Words<AnyInterest> = {
  candlelight: msg({ message: 'Candlelight', context: 'interest' }),
  cuddling: msg({ message: 'Cuddling', context: 'interest' }),
  fantasies: msg({ message: 'Fantasies', context: 'interest' }),
  flirting: msg({ message: 'Flirting', context: 'interest' }),
  lingerie: msg({ message: 'Lingerie', context: 'interest' }),
  massage: msg({ message: 'Massage', context: 'interest' }),
  role_play: msg({ message: 'Role play', context: 'interest' }),
  skinny_dipping: msg({ message: 'Skinny-dipping', context: 'interest' }),
  slow_mornings: msg({ message: 'Slow mornings', context: 'interest' }),
  tantra: msg({ message: 'Tantra', context: 'interest' }),
  adventure: msg({ message: 'Adventure', context: 'interest' }),
  animals: msg({ message: 'Animals', context: 'interest' }),
  art: msg({ message: 'Art', context: 'interest' }),
  astrology: msg({ message: 'Astrology', context: 'interest' }),
  baking: msg({ message: 'Baking', context: 'interest' }),
  bbq: msg({ message: 'Barbecue', context: 'interest' }),
  beach: msg({ message: 'Beach', context: 'interest' }),
  beer: msg({ message: 'Beer', context: 'interest' }),
  biking: msg({ message: 'Cycling', context: 'interest' }),
  board_games: msg({ message: 'Board games', context: 'interest' }),
  camping: msg({ message: 'Camping', context: 'interest' }),
  cars: msg({ message: 'Cars', context: 'interest' }),
  coffee: msg({ message: 'Coffee', context: 'interest' }),
  concerts: msg({ message: 'Concerts', context: 'interest' }),
  cooking: msg({ message: 'Cooking', context: 'interest' }),
  crafts: msg({ message: 'Crafts', context: 'interest' }),
  dancing: msg({ message: 'Dancing', context: 'interest' }),
  fashion: msg({ message: 'Fashion', context: 'interest' }),
  festivals: msg({ message: 'Festivals', context: 'interest' }),
  foodie: msg({ message: 'Good food', context: 'interest' }),
  gardening: msg({ message: 'Gardening', context: 'interest' }),
  gym: msg({ message: 'Gym', context: 'interest' }),
  hiking: msg({ message: 'Hiking', context: 'interest' }),
  history: msg({ message: 'History', context: 'interest' }),
  kissing: msg({ message: 'Kissing', context: 'interest' }),
  languages: msg({ message: 'Languages', context: 'interest' }),
  meditation: msg({ message: 'Meditation', context: 'interest' }),
  movies: msg({ message: 'Films', context: 'interest' }),
  museums: msg({ message: 'Museums', context: 'interest' }),
  music: msg({ message: 'Music', context: 'interest' }),
  nature: msg({ message: 'Nature', context: 'interest' }),
  parties: msg({ message: 'Parties', context: 'interest' }),
  photography: msg({ message: 'Photography', context: 'interest' }),
  podcasts: msg({ message: 'Podcasts', context: 'interest' }),
  politics: msg({ message: 'Politics', context: 'interest' }),
  reading: msg({ message: 'Reading', context: 'interest' }),
  relationship: msg({ message: 'A relationship', context: 'interest' }),
  running: msg({ message: 'Running', context: 'interest' }),
  science: msg({ message: 'Science', context: 'interest' }),
  shopping: msg({ message: 'Shopping', context: 'interest' }),
  sports: msg({ message: 'Sports', context: 'interest' }),
  sushi: msg({ message: 'Sushi', context: 'interest' }),
  swimming: msg({ message: 'Swimming', context: 'interest' }),
  tattoos: msg({ message: 'Tattoos', context: 'interest' }),
  tea: msg({ message: 'Tea', context: 'interest' }),
  theater: msg({ message: 'Theatre', context: 'interest' }),
  travelling: msg({ message: 'Travelling', context: 'interest' }),
  vegetarian: msg({ message: 'Vegetarian food', context: 'interest' }),
  videogames: msg({ message: 'Video games', context: 'interest' }),
  volunteering: msg({ message: 'Volunteering', context: 'interest' }),
  wine: msg({ message: 'Wine', context: 'interest' }),
  yoga: msg({ message: 'Yoga', context: 'interest' }),
};

export const LEDGER_WORDS: Words<LedgerKind> = {
  signup: msg`Starting credits`,
  seed: msg`Credits from the site`,
  purchase: msg`Purchase`,
  message: msg({ message: 'Message', context: 'what credits were spent on' }),
  photo: msg({ message: 'Photo', context: 'what credits were spent on' }),
  gift: msg({ message: 'Gift', context: 'what credits were spent on' }),
  return: msg`Returned`,
  reversal: msg`Payment taken back`,
  debt: msg`Owed credits settled`,
};

export const ORDER_WORDS: Words<OrderStatus> = {
  pending: msg({ message: 'Not paid yet', context: 'payment' }),
  completed: msg({ message: 'Paid', context: 'payment' }),
  failed: msg({ message: 'Failed', context: 'payment' }),
  cancelled: msg({ message: 'Cancelled', context: 'payment' }),
  expired: msg({ message: 'Expired', context: 'payment' }),
  refunded: msg({ message: 'Returned', context: 'payment' }),
  reversed: msg({ message: 'Taken back', context: 'payment' }),
};

export const NOTIFICATION_WORDS: Words<NotificationKind> = {
  new_conversations: msg`New conversations`,
  new_messages: msg`New messages`,
  unread_message_reminders: msg`Reminders of unread messages`,
  like: msg`Likes and matches`,
  weekly_updates: msg`Weekly update`,
  reminders: msg`Reminders`,
  news: msg`News`,
  promotions: msg`Offers`,
};

/** The word for a stored value; the value itself where there is none any more. */
export function wordFor(
  i18n: I18n,
  words: Readonly<Record<string, MessageDescriptor>>,
  value: string,
): string {
  const word = Object.hasOwn(words, value) ? words[value] : undefined;
  return word ? i18n._(word) : value;
}
