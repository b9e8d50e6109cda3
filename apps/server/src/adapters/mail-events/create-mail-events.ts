import type { Config } from '../../core/config';
import type { MailEventProvider, MailEventProviders } from '../../core/mail-events-port';
import { fetchBriefly } from './fetch-briefly';
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
