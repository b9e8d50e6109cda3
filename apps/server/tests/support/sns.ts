import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

export const TOPIC = 'arn:aws:sns:eu-west-1:123456789012:vela-mails';
export const CERTIFICATE_URL = `https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-${'0'.repeat(32)}.pem`;

/** The fields of a message of SNS that are signed, in their order. */
const NOTIFICATION = ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'];
const CONFIRMATION = ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'];

/** A topic of SNS with a key of its own. */
export interface TestSns {
  certificate: string;
  /** A message as SNS sends it, signed after `change` unless a signature is part of that. */
  message(change: Record<string, unknown>): Record<string, unknown>;
}

let count = 0;

export function createTestSns({ validTo = '20360101000000Z' } = {}): TestSns {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    certificate: certificateOf({ privateKey, publicKey, validTo }),
    message: (change) => {
      count += 1;
      const message: Record<string, unknown> = {
        Type: 'Notification',
        MessageId: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
        TopicArn: TOPIC,
        Message: '{}',
        Timestamp: '2026-06-01T12:00:00.000Z',
        SignatureVersion: '2',
        SigningCertURL: CERTIFICATE_URL,
        ...change,
      };
      const fields = message['Type'] === 'Notification' ? NOTIFICATION : CONFIRMATION;
      const text = fields
        .filter((name) => typeof message[name] === 'string')
        .map((name) => `${name}\n${String(message[name])}\n`)
        .join('');
      const digest = message['SignatureVersion'] === '1' ? 'RSA-SHA1' : 'RSA-SHA256';
      return { Signature: sign(digest, Buffer.from(text), privateKey).toString('base64'), ...message };
    },
  };
}

/** A self-signed certificate (RFC 5280), which Node has no function for. */
function certificateOf({
  privateKey,
  publicKey,
  validTo,
}: {
  privateKey: KeyObject;
  publicKey: KeyObject;
  validTo: string;
}): string {
  const algorithm = sequence(Buffer.from('06092a864886f70d01010b0500', 'hex'));
  const name = sequence(
    der(0x31, sequence(Buffer.concat([Buffer.from('0603550403', 'hex'), der(0x0c, Buffer.from('sns'))]))),
  );
  const validity = sequence(
    Buffer.concat(['20200101000000Z', validTo].map((time) => der(0x18, Buffer.from(time)))),
  );
  const body = sequence(
    Buffer.concat([
      der(0xa0, der(0x02, Buffer.from([2]))),
      der(0x02, Buffer.from([1])),
      algorithm,
      name,
      validity,
      name,
      publicKey.export({ type: 'spki', format: 'der' }),
    ]),
  );
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign('RSA-SHA256', body, privateKey)]));
  const bytes = sequence(Buffer.concat([body, algorithm, signature])).toString('base64');
  return `-----BEGIN CERTIFICATE-----\n${bytes.replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
}

const sequence = (content: Buffer): Buffer => der(0x30, content);

function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x1_00 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
