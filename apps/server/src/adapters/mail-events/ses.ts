import { kindOfFeedback, kindOfSesBounce, type MailEventKind } from '@vela/domain/mail-events';
import * as v from 'valibot';
import { MalformedReport, type MailEventProvider, type ReportedMailEvent } from '../../core/mail-events-port';
import { createSnsReader, isOfSns, loadFrom, type FetchText, type SnsMessage } from './sns';
import { parseBody } from './parse-body';

/** One mail of ours has one recipient; this bounds what others may have. */
const MOST_RECIPIENTS = 50;

const text = v.pipe(v.string(), v.maxLength(1000));
const recipients = v.pipe(v.array(v.looseObject({ emailAddress: text })), v.maxLength(MOST_RECIPIENTS));

const report = v.looseObject({
  /** The events of a configuration set say `eventType`, the notifications of an identity `notificationType`. */
  eventType: v.optional(text),
  notificationType: v.optional(text),
  mail: v.looseObject({
    messageId: text,
    destination: v.optional(v.pipe(v.array(text), v.maxLength(MOST_RECIPIENTS)), []),
    headers: v.optional(
      v.pipe(v.array(v.looseObject({ name: text, value: v.string() })), v.maxLength(500)),
      [],
    ),
  }),
  bounce: v.optional(
    v.looseObject({ bounceType: text, bounceSubType: v.optional(text, ''), bouncedRecipients: recipients }),
  ),
  complaint: v.optional(
    v.looseObject({ complaintFeedbackType: v.nullish(text), complainedRecipients: recipients }),
  ),
  delivery: v.optional(v.looseObject({ recipients: v.pipe(v.array(text), v.maxLength(MOST_RECIPIENTS)) })),
});

type Report = v.InferOutput<typeof report>;

/** The notifications of Amazon SES, which come through a topic of SNS. Source: Amazon SES, contents of notifications. */
export function createSes({
  topicArn,
  fetchText,
}: {
  topicArn: string;
  fetchText: FetchText;
}): MailEventProvider {
  const read = createSnsReader({ topicArn, fetchText });
  return {
    name: 'ses',
    read: async ({ body }, now) => {
      const message = await read(body, now);
      if (message.Type === 'SubscriptionConfirmation') await confirm(message, fetchText);
      if (message.Type !== 'Notification') return [];
      return reportedOf(parseBody(report, { text: message.Message, what: 'the notification' }), message);
    },
  };
}

/** The signature covers the topic and the address: only that of the configured topic comes here. */
async function confirm(
  { SubscribeURL: url = '', TopicArn }: SnsMessage,
  fetchText: FetchText,
): Promise<void> {
  if (!isOfSns(url, TopicArn)) throw new MalformedReport('the address of the confirmation is not one of SNS');
  await loadFrom(url, fetchText);
}

function reportedOf(given: Report, { MessageId: id }: SnsMessage): ReportedMailEvent[] {
  const { kind, addresses } = whatAndWho(given);
  const references = given.mail.headers
    .filter(({ name }) => name.toLowerCase() === 'message-id')
    .map(({ value }) => value)
    .slice(0, 2);
  return addresses.map((address) => ({ id: `${id} ${address}`, kind, references, address }));
}

function whatAndWho({ eventType, notificationType, bounce, complaint, delivery }: Report): {
  kind: MailEventKind;
  addresses: string[];
} {
  const type = eventType ?? notificationType;
  if (type === 'Bounce' && bounce)
    return {
      kind: kindOfSesBounce(bounce.bounceType, bounce.bounceSubType),
      addresses: addressesOf(bounce.bouncedRecipients),
    };
  if (type === 'Complaint' && complaint)
    return {
      kind: kindOfFeedback(complaint.complaintFeedbackType ?? ''),
      addresses: addressesOf(complaint.complainedRecipients),
    };
  if (type === 'Delivery' && delivery) return { kind: 'delivered', addresses: delivery.recipients };
  return { kind: 'ignored', addresses: [] };
}

function addressesOf(given: readonly { emailAddress: string }[]): string[] {
  return given.map(({ emailAddress }) => emailAddress);
}
