import { WRITERS } from '@vela/domain/chat';
import { MEMBER_STATUSES } from '@vela/domain/members';
import { DISABLED_REASONS } from '@vela/domain/notifications';
import * as v from 'valibot';
import { consentsSchema } from './consents';
import { discountPercentageSchema } from './discount';
import { idSchema, localeSchema, timeSchema } from './fields';
import { profileSchema } from './profile';
import { wishesSchema } from './wishes';

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

export const writtenSchema = v.object({ conversations: countSchema, messages: countSchema });

/**
 * The logged-in member, as only that member sees it. `written` counts what a free member ever wrote, which the free
 * allowance goes by; a premium member has none.
 */
export const userSchema = v.object({
  id: idSchema,
  email: v.string(),
  status: v.picklist(MEMBER_STATUSES),
  credits: countSchema,
  paid_user: v.boolean(),
  written: v.optional(writtenSchema),
  language: localeSchema,
  signup_date: timeSchema,
  invisible: v.boolean(),
  /** Whether people without an account see this member, as far as the site shows them anyone. */
  shown_to_visitors: v.boolean(),
  read_receipts: v.boolean(),
  may_write: v.picklist(WRITERS),
  /** Messages with these words are hidden from the member, by its own browser; one a line. */
  hidden_words: v.string(),
  /** How many contacts the member hides from; who they are, nobody can read. */
  num_hidden_contacts: countSchema,
  notifications_disabled: v.array(v.picklist(DISABLED_REASONS)),
  consents: consentsSchema,
  profile: v.nullable(profileSchema),
  /** Who the member wishes to meet: searches begin with it. */
  wishes: v.nullable(wishesSchema),
  time_bonus: v.nullable(
    v.object({
      code: v.string(),
      percentage: discountPercentageSchema,
      expires: timeSchema,
    }),
  ),
});

export type User = v.InferOutput<typeof userSchema>;
