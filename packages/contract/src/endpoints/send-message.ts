import { GIFT_IDS, LONGEST_MESSAGE_BYTES, normalizeMessage } from '@vela/domain/chat';
import { HIGHEST_MESSAGE_LENGTH } from '@vela/domain/sites';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { idSchema } from '../entities/fields';
import { clientIdSchema, messageSchema } from '../entities/message';
import { writtenSchema } from '../entities/user';
import { isPlain } from '../text-schema';

/** The target: a conversation, or a member, in which case the first message starts one. */
const addressed = {
  client_id: clientIdSchema,
  conversation_id: v.optional(idSchema),
  profile_id: v.optional(idSchema),
  /** The message of the conversation that it answers; left out where the sender no longer sees that one. */
  reply_to: v.optional(idSchema),
};

/** How long it may be is the site's to say, with a code of its own. */
const wordsSchema = v.pipe(
  v.string(),
  v.transform(normalizeMessage),
  v.nonEmpty('required'),
  isPlain({ limit: HIGHEST_MESSAGE_LENGTH, hasLines: true }),
);

const messageBody = v.variant('type', [
  v.object({ ...addressed, type: v.literal('text'), text: wordsSchema }),
  v.object({ ...addressed, type: v.literal('photo'), photo_id: idSchema }),
  v.object({ ...addressed, type: v.literal('gift'), gift_id: v.picklist(GIFT_IDS) }),
]);

/** What is sent beside the text. */
const OTHER_BYTES = 4 * 1024;

const bodySchema = v.pipe(
  messageBody,
  v.forward(
    v.check(
      ({ conversation_id, profile_id }) => conversation_id !== undefined || profile_id !== undefined,
      'required',
    ),
    ['profile_id'],
  ),
);

/**
 * Sends a message and charges for it, both or neither. The same request again, by `client_id`, gets the
 * same message and charges nothing, so a client repeats it until an answer comes. A member that the sender
 * can't meet any more is answered as in `getMember`.
 */
export const sendMessage = defineEndpoint({
  id: 'sendMessage',
  summary: 'Send a text, photo or gift',
  method: 'POST',
  path: '/api/chat.php',
  callers: ['member'],
  repeatable: true,
  body: bodySchema,
  maxBodyBytes: LONGEST_MESSAGE_BYTES + OTHER_BYTES,
  result: v.object({
    message: messageSchema,
    user: v.object({
      credits: v.pipe(v.number(), v.integer(), v.minValue(0)),
      /** What a free member wrote with it; not where the message was sent before. */
      written: v.optional(writtenSchema),
    }),
  }),
  errors: [
    'not_enough_credits',
    'premium_required',
    'client_id_reused',
    'message_too_long',
    'no_longer_available',
    'writing_closed',
  ],
});
