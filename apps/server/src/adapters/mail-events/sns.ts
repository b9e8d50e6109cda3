import { verify, X509Certificate } from 'node:crypto';
import { DAY, MINUTE } from '@vela/domain/time';
import * as v from 'valibot';
import { MalformedReport, ProviderAway } from '../../core/mail-events-port';
import { BadSignature } from '../../core/webhook';
import { parseBody } from './parse-body';

/** Loads a text from another server. Rejects unless it answers with success, without a redirect, in time and briefly. */
export type FetchText = (url: string) => Promise<string>;

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));

const message = v.object({
  Type: v.picklist(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: text(100),
  TopicArn: text(400),
  Message: text(256 * 1024),
  Subject: v.nullish(text(1000)),
  Timestamp: text(40),
  Token: v.optional(text(4000)),
  SubscribeURL: v.optional(text(4000)),
  SignatureVersion: v.picklist(['1', '2']),
  Signature: text(2000),
  SigningCertURL: text(1000),
});

export type SnsMessage = v.InferOutput<typeof message>;

/** The fields that are signed, in their order. Source: Amazon SNS, Verifying the signatures of Amazon SNS messages. */
const SIGNED = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: [
    'Message',
    'MessageId',
    'SubscribeURL',
    'Timestamp',
    'Token',
    'TopicArn',
    'Type',
  ],
  UnsubscribeConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
} as const satisfies Record<SnsMessage['Type'], readonly (keyof SnsMessage)[]>;

const DIGESTS = { 1: 'RSA-SHA1', 2: 'RSA-SHA256' } as const;

/** SNS repeats what wasn't accepted for less than a day; what is older was recorded by somebody. */
const OLDEST_MS = DAY;
const AHEAD_MS = 15 * MINUTE;

/** Keys change about once a year; a sender can't make this server hold more of them. */
const MOST_CERTIFICATES = 10;

const CERTIFICATE_PATH = /^\/SimpleNotificationService-[\w-]{1,64}\.pem$/;

/** Whether an address is one of SNS in the region of the topic: anyone may have another host below amazonaws.com. */
export function isOfSns(url: string, topicArn: string): boolean {
  if (!URL.canParse(url)) return false;
  const [, partition = '', , region = ''] = topicArn.split(':');
  const origin = `https://sns.${region}.amazonaws.com${partition === 'aws-cn' ? '.cn' : ''}`;
  const { origin: given, username, password } = new URL(url);
  return given === origin && username === '' && password === '';
}

/**
 * Reads messages of one topic of SNS. Throws `BadSignature` for what SNS didn't sign, or signed for another topic or long ago; its
 * topic and addresses are looked at first, so that nobody has this server load anything.
 */
export function createSnsReader({ topicArn, fetchText }: { topicArn: string; fetchText: FetchText }) {
  const certificates = new Map<string, X509Certificate>();

  const certificateAt = async (url: string): Promise<X509Certificate> => {
    const known = certificates.get(url);
    if (known) return known;
    const certificate = certificateOf(await loadFrom(url, fetchText));
    if (certificates.size >= MOST_CERTIFICATES) certificates.clear();
    certificates.set(url, certificate);
    return certificate;
  };

  return async (body: string, now: Date): Promise<SnsMessage> => {
    const given = readMessage(body);
    const age = now.getTime() - Date.parse(given.Timestamp);
    const isOurs = given.TopicArn === topicArn && age <= OLDEST_MS && age >= -AHEAD_MS;
    const { SigningCertURL: url } = given;
    if (!isOurs || !isOfSns(url, topicArn) || !CERTIFICATE_PATH.test(new URL(url).pathname))
      throw new BadSignature('ses');
    const certificate = await certificateAt(url);
    if (!isSigned(given, { certificate, now })) throw new BadSignature('ses');
    return given;
  };
}

/** Throws {@link ProviderAway} where the text can't be had now. */
export async function loadFrom(url: string, fetchText: FetchText): Promise<string> {
  try {
    return await fetchText(url);
  } catch (error) {
    throw new ProviderAway('ses', { cause: error });
  }
}

/** Nobody has proved anything yet: what can't be read is rejected like what isn't signed. */
function readMessage(body: string): SnsMessage {
  try {
    return parseBody(message, { text: body, what: 'the message' });
  } catch (error) {
    if (error instanceof MalformedReport) throw new BadSignature('ses');
    throw error;
  }
}

function certificateOf(pem: string): X509Certificate {
  try {
    return new X509Certificate(pem);
  } catch {
    throw new BadSignature('ses');
  }
}

function isSigned(
  given: SnsMessage,
  { certificate, now }: { certificate: X509Certificate; now: Date },
): boolean {
  if (certificate.validFromDate > now || certificate.validToDate < now) return false;
  const signed = SIGNED[given.Type].flatMap((name) => {
    const value = given[name];
    return value === undefined || value === null ? [] : [`${name}\n${value}\n`];
  });
  const digest = DIGESTS[given.SignatureVersion];
  const signature = Buffer.from(given.Signature, 'base64');
  try {
    return verify(digest, Buffer.from(signed.join('')), certificate.publicKey, signature);
  } catch {
    // A key of another kind.
    return false;
  }
}
