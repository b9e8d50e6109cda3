import type { Locale } from '@vela/domain/locale';
import type { Money } from '@vela/domain/money';
import type { PaymentMethodKey } from '@vela/domain/payments';
import type { ComplaintCategory, ReportReason } from '@vela/domain/safety';

/** What a mail is for; the demo mailbox names it. */
export type MailKind =
  | 'activation'
  | 'password_reset'
  | 'mail_change'
  | 'mail_change_notice'
  | 'mail_change_undo'
  | 'address_taken'
  | 'account_exists'
  | 'account_leaving'
  | 'repeat_order'
  | 'report_received'
  | 'report_for_support'
  | 'complaint_received'
  | 'complaint_for_support'
  | OwnerMail['kind'];

/** Mails whose action is a single-use link. */
export type LinkMailKind = 'activation' | 'password_reset' | 'mail_change';

/** What the owner of an account is told that was done with it; nothing in it says from where more closely than a country. */
export type OwnerMail =
  | { kind: 'password_changed' }
  | { kind: 'login_ceiling' }
  | {
      kind: 'new_login';
      /** In coarse words; empty when unknown. */
      browser: string;
      /** ISO 3166 code. */
      country: string | null;
      /** ISO 8601. */
      at: string;
    };

/** What was charged to a stored payment method. */
export interface ChargeOfMail {
  paymentId: string;
  amount: Money;
  credits: number;
  method: PaymentMethodKey;
  /** What the member knows the method by, such as a card's last digits. */
  label: string | null;
  /** ISO 8601. */
  chargedAt: string;
}

/** A complaint as those read it who answer it. */
export interface ComplaintOfMail {
  reference: string;
  category: ComplaintCategory;
  email: string;
  name: string;
  subject: string;
  text: string;
  url: string;
  /** Who was logged in, whatever name and address stand under it; `null` for a visitor. */
  memberId: string | null;
}

interface MailJobBase {
  /** Stays the same through retries, so that a mail is kept once. */
  id: string;
  siteId: string;
  /** The address it goes to, as typed. */
  to: string;
  locale: Locale;
}

/** What a job of the mail queue carries: enough to render the mail when it is sent, but no token of a link. */
export type MailJob = MailJobBase &
  (
    | { kind: LinkMailKind; linkId: string }
    | {
        kind: 'mail_change_undo';
        linkId: string;
        /** The new address with most of it hidden. */
        newAddress: string;
      }
    | { kind: 'address_taken' }
    | { kind: 'account_exists' }
    | { kind: 'account_leaving' }
    | { kind: 'mail_change_notice'; /** The new address with most of it hidden. */ newAddress: string }
    | { kind: 'repeat_order'; charge: ChargeOfMail }
    | { kind: 'report_received'; reference: string }
    | {
        kind: 'report_for_support';
        reference: string;
        /** Who is reported. */
        memberId: string;
        reason: ReportReason;
        text: string;
      }
    | OwnerMail
    | { kind: 'complaint_received'; reference: string }
    | { kind: 'complaint_for_support'; complaint: ComplaintOfMail }
  );
