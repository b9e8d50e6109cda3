import { mailedEmail } from '@vela/domain/signup';
import type { AppContext } from '../core/context';
import { linkPath } from '../core/link-path';
import type { MailJob } from './mail-job';
import { bounceAddress, mailReference } from './mail-references';
import { renderMail } from './render-mail';

type Context = Pick<AppContext, 'config' | 'sites' | 'mail' | 'pages' | 'deriveToken' | 'sign'>;

/**
 * Renders a mail and hands it over; bounces of it count until `expiresAt`. It may run twice for one job: the token is derived
 * and the id stays, so the second time makes the very same mail.
 */
export async function sendMail(
  { config, sites, mail, pages, deriveToken, sign }: Context,
  job: MailJob,
  { expiresAt, greeted }: { expiresAt: Date; greeted: string | null },
): Promise<void> {
  const site = await sites.byId(job.siteId);
  const { bounceDomain: domain, postmarkSecret } = config.mailEvents;
  const reference = mailReference({ sign }, job.id);
  const { headers, ...rendered } = renderMail({
    // An address that was stored before a rule of addresses was stricter is written to as it is.
    job: { ...job, to: mailedEmail(job.to) ?? job.to },
    site,
    linkTo: (kind, linkId) => linkPath(kind, deriveToken(linkId)),
    accents: pages.accents,
    greeted,
  });
  await mail.send({
    ...rendered,
    reference,
    returnPath: domain === null ? null : bounceAddress({ sign }, { mailId: job.id, expiresAt, domain }),
    headers: {
      ...headers,
      // Postmark gives mails a Message-ID of its own, but returns this with its webhooks.
      ...(postmarkSecret !== null && { 'X-PM-Metadata-mail': reference }),
    },
  });
}
