import { kindOfPostmarkBounce, type MailEventKind } from '@vela/domain/mail-events';
import * as v from 'valibot';
import { isSameSecret } from '../../core/is-same-secret';
import type { MailEventProvider } from '../../core/mail-events-port';
import { BadSignature, type Webhook } from '../../core/webhook';
import { parseBody } from './parse-body';

const NAME = 'postmark';

const text = v.pipe(v.string(), v.maxLength(1000));

const body = v.looseObject({
  RecordType: text,
  /** Of bounces and complaints. */
  ID: v.optional(v.union([v.number(), text])),
  Type: v.optional(text),
  MessageID: v.optional(text),
  /** Of bounces and complaints; the others name a `Recipient`. */
  Email: v.optional(text),
  Recipient: v.optional(text),
  SuppressSending: v.optional(v.boolean()),
  SuppressionReason: v.nullish(text),
  ChangedAt: v.optional(text),
  /** Our reference, which the mail carried. */
  Metadata: v.optional(v.nullable(v.looseObject({ mail: v.optional(text) }))),
});

type Report = v.InferOutput<typeof body>;

/**
 * The webhooks of Postmark. They aren't signed: Postmark sends a password of the operator's choice, as that of the address or in a
 * header. Source: Postmark, Webhooks overview.
 */
export function createPostmark(secret: string): MailEventProvider {
  return {
    name: NAME,
    read: async (webhook) => {
      if (!isSameSecret(shownSecret(webhook), secret)) throw new BadSignature(NAME);
      const report = parseBody(body, { text: webhook.body, what: 'the body' });
      return [
        {
          id: idOf(report),
          kind: kindOf(report),
          references: [report.Metadata?.mail].filter((reference) => reference !== undefined),
          address: report.Email ?? report.Recipient ?? null,
        },
      ];
    },
  };
}

function shownSecret({ header }: Webhook): string {
  const own = header('x-webhook-secret');
  if (own !== null) return own;
  const basic = /^basic ([\w+/=-]{1,2000})$/i.exec(header('authorization') ?? '')?.[1] ?? '';
  const pair = Buffer.from(basic, 'base64').toString();
  return pair.slice(pair.indexOf(':') + 1);
}

function idOf({ RecordType, ID, MessageID, Email, Recipient, ChangedAt }: Report): string {
  return [RecordType, ID, MessageID, Email ?? Recipient, ChangedAt].map((part) => part ?? '').join(' ');
}

function kindOf({ RecordType, Type, SuppressSending, SuppressionReason }: Report): MailEventKind {
  if (RecordType === 'Delivery') return 'delivered';
  if (RecordType === 'Bounce') return kindOfPostmarkBounce(Type ?? '');
  if (RecordType === 'SpamComplaint') return 'complaint';
  // Bounces and complaints are also reported as what they are.
  const isUnsubscribed =
    RecordType === 'SubscriptionChange' &&
    SuppressSending === true &&
    SuppressionReason === 'ManualSuppression';
  return isUnsubscribed ? 'unsubscribed' : 'ignored';
}
