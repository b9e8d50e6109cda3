import { SECOND } from '@vela/domain/time';
import type { Config } from '../../core/config';
import type { MailEventProvider, MailEventProviders } from '../../core/mail-events-port';
import { createGeneric } from './generic';
import { createPostmark } from './postmark';
import { createSes } from './ses';
import type { FetchText } from './sns';

/** The providers that are configured. */
export function createMailEvents(
  { genericSecret, postmarkSecret, sesTopicArn }: Config['mailEvents'],
  { fetchText = fetchBriefly }: { fetchText?: FetchText | undefined } = {},
): MailEventProviders {
  const providers: readonly MailEventProvider[] = [
    ...(genericSecret === null ? [] : [createGeneric(genericSecret)]),
    ...(postmarkSecret === null ? [] : [createPostmark(postmarkSecret)]),
    ...(sesTopicArn === null ? [] : [createSes({ topicArn: sesTopicArn, fetchText })]),
  ];
  return { byName: (name) => providers.find((provider) => provider.name === name) ?? null };
}

const TIMEOUT_MS = 10 * SECOND;
const MAX_BYTES = 64 * 1024;

/** Loads a short text. Throws for an answer that isn't a success, is a redirect, is long or takes long. */
const fetchBriefly: FetchText = async (url) => {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const body: AsyncIterable<Uint8Array> | null = response.body;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new Error('An answer of SNS is too long');
    chunks.push(chunk);
  }
  if (!response.ok) throw new Error(`SNS answered ${response.status}`);
  return Buffer.concat(chunks).toString();
};
