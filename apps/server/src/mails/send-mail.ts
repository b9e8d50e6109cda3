import { linkPath } from '../core/link-path';
import type { AppContext } from '../core/context';
import { renderMail } from './render-mail';
import type { MailJob } from './mail-job';

type Context = Pick<AppContext, 'sites' | 'mail' | 'pages' | 'deriveToken'>;

/**
 * Renders a mail and hands it over. It may run twice for one job: the token is derived and the id stays, so the
 * second time makes the very same mail.
 */
export async function sendMail(context: Context, job: MailJob): Promise<void> {
  const site = await context.sites.byId(job.siteId);
  const actionUrl = `${site.url}${actionPath(context, job)}`;
  await context.mail.send(renderMail({ job, site, actionUrl, accents: context.pages.accents }));
}

function actionPath({ deriveToken }: Context, job: MailJob): string {
  if (job.kind === 'mail_change_notice' || job.kind === 'new_login') return '/reset-password';
  if (job.kind === 'password_changed' || job.kind === 'login_ceiling') return '/reset-password';
  if (job.kind === 'address_taken' || job.kind === 'account_exists') return '/login';
  if (job.kind === 'account_leaving') return '/';
  if (job.kind === 'repeat_order') return `/transactions/${job.charge.paymentId}`;
  if (job.kind === 'report_received') return '/members';
  if (job.kind === 'report_for_support') return `/members/${job.memberId}`;
  if (job.kind === 'complaint_received' || job.kind === 'complaint_for_support') return '/';
  return linkPath(job.kind, deriveToken(job.linkId));
}
