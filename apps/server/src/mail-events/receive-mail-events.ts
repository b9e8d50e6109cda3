import type { AppContext } from '../core/context';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import {
  MalformedReport,
  ProviderAway,
  type MailEventProvider,
  type ReportedMailEvent,
} from '../core/mail-events-port';
import { BadSignature, type Webhook } from '../core/webhook';
import { applyMailEvent } from './apply-mail-event';
import { mailEventOf } from './mail-event-of';

/**
 * Receives what a provider says became of mails. Whether an address has an account isn't answered; an event that comes again
 * changes nothing, so that a provider may repeat what wasn't accepted.
 */
export const receiveMailEvents: Handler<'receiveMailEvents'> = async ({
  context,
  query,
  body,
  header,
  now,
}) => {
  const provider = context.mailEvents.byName(query.provider);
  if (!provider) throw new Failure('not_found');
  const reported = await readReported(context, { provider, webhook: { body, header }, now });
  for (const one of reported)
    await applyMailEvent(context, { source: provider.name, event: mailEventOf(context, one, now), now });
  return { result: {} };
};

interface Received {
  provider: MailEventProvider;
  webhook: Webhook;
  now: Date;
}

async function readReported(
  { metrics }: Pick<AppContext, 'metrics'>,
  { provider, webhook, now }: Received,
): Promise<readonly ReportedMailEvent[]> {
  const { name: source } = provider;
  try {
    return await provider.read(webhook, now);
  } catch (error) {
    if (error instanceof BadSignature) {
      metrics.mailReportsRejected.inc({ source, reason: 'signature' });
      throw new Failure('forbidden', { cause: error });
    }
    if (error instanceof MalformedReport) {
      metrics.mailReportsRejected.inc({ source, reason: 'malformed' });
      throw new Failure('invalid_input', { cause: error });
    }
    if (error instanceof ProviderAway) {
      metrics.mailReportsRejected.inc({ source, reason: 'away' });
      throw new Failure('busy', { cause: error });
    }
    throw error;
  }
}
