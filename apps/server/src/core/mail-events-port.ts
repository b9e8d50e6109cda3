import type { MailEventKind } from '@vela/domain/mail-events';
import type { Webhook } from './webhook';

/** The ways in which bounces and complaints of this deployment come in; one that isn't configured is not there. */
export interface MailEventProviders {
  /** The provider with the name that a webhook's path has. */
  byName(name: string): MailEventProvider | null;
}

/** A service that delivers mails and reports what became of them. */
export interface MailEventProvider {
  readonly name: MailEventProviderName;
  /**
   * What a webhook reports; empty if that is nothing that matters here. Throws {@link BadSignature} if the provider didn't send
   * it, {@link MalformedReport} if it can't be read, and {@link ProviderAway} if that can't be decided now.
   */
  read(webhook: Webhook, now: Date): Promise<readonly ReportedMailEvent[]>;
}

export type MailEventProviderName = 'generic' | 'postmark' | 'ses';

/** One thing that is reported of a mail; it may come late, twice and in any order. */
export interface ReportedMailEvent {
  /** The source's own id of the event: the same when it is reported again. */
  id: string;
  kind: MailEventKind;
  /** What may name the mail: a Message-ID, a bounce token or our reference. Nothing of it is believed but what this server signed. */
  references: readonly string[];
  /** The address as the source writes it; null where only a reference counts, since anyone could have written the report. */
  address: string | null;
}

/** A report that its sender may send and nobody can read. */
export class MalformedReport extends Error {
  constructor(what: string) {
    super(`A report of a mail can't be read: ${what}`);
    this.name = 'MalformedReport';
  }
}

/** A provider that has to be asked can't be reached at the moment; it sends the webhook again. */
export class ProviderAway extends Error {
  constructor(provider: string, options?: ErrorOptions) {
    super(`${provider} can't be reached`, options);
    this.name = 'ProviderAway';
  }
}
