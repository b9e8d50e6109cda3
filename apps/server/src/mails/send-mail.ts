import { mailedEmail } from '@vela/domain/signup';
import type { AppContext } from '../core/context';
import { linkPath } from '../core/link-path';
import type { MailJob } from './mail-job';
import { renderMail } from './render-mail';

type Context = Pick<AppContext, 'sites' | 'mail' | 'pages' | 'deriveToken'>;

/**
 * Renders a mail and hands it over. It may run twice for one job: the token is derived and the id stays, so the
 * second time makes the very same mail.
 */
export async function sendMail({ sites, mail, pages, deriveToken }: Context, job: MailJob): Promise<void> {
  const site = await sites.byId(job.siteId);
  await mail.send(
    renderMail({
      // An address that was stored before a rule of addresses was stricter is written to as it is.
      job: { ...job, to: mailedEmail(job.to) ?? job.to },
      site,
      linkTo: (kind, linkId) => linkPath(kind, deriveToken(linkId)),
      accents: pages.accents,
    }),
  );
}
