import { msg } from '@lingui/core/macro';
import type { ReportOutcome } from '@vela/domain/safety';
import { defineMail, type MailValues } from './define-mail';

interface Decided {
  reference: string;
  outcome: ReportOutcome;
}

/** Says what was decided of a report, and how to object. Source: Regulation (EU) 2022/2065, articles 16 (5) and 20. */
export const reportDecided = defineMail({
  kind: 'report_decided',
  path: '/complaints',
  texts: ({ site }: MailValues, { reference, outcome }: Decided) => ({
    subject: msg`Our decision on your report ${reference}`,
    body:
      outcome === 'acted'
        ? msg`A real person has reviewed your report ${reference} to ${site}. We took action, because our rules or the law had been broken. We never reveal who reported.`
        : msg`A real person has reviewed your report ${reference} to ${site}. We found nothing against our rules or the law. You can still block the person at any time.`,
    action: msg`Object to this decision`,
    note: msg`If you don’t agree, you can object free of charge within six months: send a complaint, choose “A decision about my account or content” and quote the number of your report. A person who didn’t make this decision will review it. You can also turn to a certified body for settling disputes out of court, or to a court.`,
    validity: null,
    otherwise: msg`If you didn’t report anything, somebody may be using your account: choose a new password.`,
  }),
});
