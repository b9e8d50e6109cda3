import { createHmac } from 'node:crypto';
import { kindOfStatus, type MailEventKind } from '@vela/domain/mail-events';
import { MINUTE, SECOND } from '@vela/domain/time';
import * as v from 'valibot';
import { isSameSecret } from '../../core/is-same-secret';
import type { MailEventProvider, ReportedMailEvent } from '../../core/mail-events-port';
import { BadSignature, type Webhook } from '../../core/webhook';
import { parseBody } from './parse-body';

const NAME = 'generic';
/** How far a signed time may be from ours: who records a webhook has no more than this to send it again. */
const TOLERANCE_MS = 5 * MINUTE;
const MOST_EVENTS = 100;

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));

const body = v.object({
  events: v.pipe(
    v.array(
      v.object({
        id: v.pipe(text(200), v.nonEmpty()),
        type: v.picklist(['bounce', 'complaint', 'delivery', 'unsubscribe']),
        bounce: v.optional(v.picklist(['hard', 'soft'])),
        status: v.optional(text(20)),
        message_id: v.optional(text(500)),
        recipient: v.optional(text(500)),
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST_EVENTS),
  ),
});

type GenericEvent = v.InferOutput<typeof body>['events'][number];

/** Whatever can send a signed POST: a provider that has no adapter, by a few lines of its own, or a script beside a mail server. */
export function createGeneric(secret: string): MailEventProvider {
  return {
    name: NAME,
    read: async (webhook, now) => {
      requireSignature(webhook, { secret, now });
      const { events } = parseBody(body, { text: webhook.body, what: 'the body' });
      return events.map(reportedOf);
    },
  };
}

function requireSignature(
  { body: signed, header }: Webhook,
  { secret, now }: { secret: string; now: Date },
): void {
  const time = header('x-timestamp') ?? '';
  const expected = createHmac('sha256', secret).update(`${time}.${signed}`).digest('hex');
  const isSigned = isSameSecret(header('x-signature') ?? '', `sha256=${expected}`);
  const isCurrent =
    /^\d{1,12}$/.test(time) && Math.abs(now.getTime() - Number(time) * SECOND) <= TOLERANCE_MS;
  if (!isSigned || !isCurrent) throw new BadSignature(NAME);
}

function reportedOf(event: GenericEvent): ReportedMailEvent {
  const { id, message_id: messageId, recipient } = event;
  return {
    id,
    kind: kindOf(event),
    references: messageId === undefined ? [] : [messageId],
    address: recipient ?? null,
  };
}

function kindOf({ type, bounce, status }: GenericEvent): MailEventKind {
  if (type === 'complaint') return 'complaint';
  if (type === 'delivery') return 'delivered';
  if (type === 'unsubscribe') return 'unsubscribed';
  const given = kindOfStatus(status ?? '');
  // A bounce that its status takes for a delivery is one.
  return bounce ?? (given === null || given === 'delivered' ? 'soft' : given);
}
