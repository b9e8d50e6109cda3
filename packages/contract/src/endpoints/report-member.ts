import { FIELD_LIMITS } from '@vela/domain/errors';
import { REPORT_REASONS } from '@vela/domain/safety';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { idSchema } from '../entities/fields';
import { textSchema } from '../text-schema';

const text = textSchema({ limit: FIELD_LIMITS.reportText.max, hasLines: true });

const body = v.pipe(
  v.object({
    profile_id: v.optional(idSchema),
    message_id: v.optional(idSchema),
    photo_id: v.optional(idSchema),
    reason: v.picklist(REPORT_REASONS),
    text: v.optional(text, ''),
    block: v.optional(v.boolean(), false),
    withdraw_photos: v.optional(v.boolean(), false),
  }),
  v.forward(
    v.partialCheck(
      [['profile_id'], ['message_id'], ['photo_id']],
      ({ profile_id, message_id, photo_id }) =>
        [profile_id, message_id, photo_id].filter((id) => id !== undefined).length === 1,
      'required',
    ),
    ['profile_id'],
  ),
);

/**
 * Reports a profile, a message or a photo, one of the three, that the asker can see; else `not_found`. After a like or a
 * conversation a member can still be reported for 90 days after a block by either, though it isn't seen. `reference` names
 * the report in the mail that confirms it to a member. `block` also blocks the reported member, with the report or not at all, and
 * `withdraw_photos` takes that member's access to the reporter's private photos back; both are for members, a visitor who asks for
 * them gets `authentication_required`. `blocked` is whether a block by the reporter stands in the end: one who can't be met any
 * more is reported all the same, and not blocked.
 */
export const reportMember = defineEndpoint({
  id: 'reportMember',
  summary: 'Report a profile, a message or a photo',
  method: 'POST',
  path: '/api/reports.php',
  callers: ['visitor', 'member'],
  body,
  result: v.object({ reference: v.string(), blocked: v.boolean() }),
  errors: ['authentication_required'],
});
