import { toFieldErrors } from '@vela/contract/field-errors';
import { DAY, HOUR, SECOND } from '@vela/domain/time';
import * as v from 'valibot';
import type { AppContext } from '../core/context';
import { escapeHtml } from '../core/escape-html';
import { Failure } from '../core/failure';
import { readForm } from '../http/read-body';
import type { Visit } from '../http/visit';
import { devPage } from './page';

/** How far each button puts the clock ahead, in milliseconds. */
const STEPS = { hour: HOUR, day: DAY, week: 7 * DAY } as const;

const body = v.object({ step: v.picklist(['hour', 'day', 'week', 'now']) });

/** Shows who can be logged in as, where mails go, and the clock with buttons that move it. */
export async function homePage(context: AppContext): Promise<Response> {
  // The demo's people are loaded where there is a demo alone.
  const { DEMO_ACCOUNTS, DEMO_PASSWORD } = await import('@vela/demo/members/demo-members');
  const now = context.clock.now().toISOString();
  const accounts = DEMO_ACCOUNTS.map(
    ({ email, shows }) => `<li><code>${escapeHtml(email)}</code>: ${escapeHtml(shows)}</li>`,
  );
  return devPage(
    'Demo',
    `<h1>Demo</h1>
<p><a href="/">The site</a> · <a href="/dev/mailbox">Mailbox</a> · <a href="/api/docs">API</a></p>
<h2>Accounts</h2>
<p>All with the password <code>${escapeHtml(DEMO_PASSWORD)}</code>.</p>
<ul>${accounts.join('')}</ul>
<h2>Clock</h2>
<p>The server’s time is <time datetime="${now}">${now}</time>. What it does each hour, such as mails, deletions and reminders, it does within half a minute of a press.</p>
<form method="post"><button name="step" value="hour">One hour later</button> <button name="step" value="day">One day later</button> <button name="step" value="week">One week later</button> <button name="step" value="now">Back to now</button></form>`,
  );
}

/** Moves the clock by a button of the page and has the hourly work done. */
export async function moveClock(context: AppContext, request: Request, visit: Visit): Promise<Response> {
  // Another page of this browser is not to move the clock.
  if ((visit.headers.get('sec-fetch-site') ?? 'none') !== 'same-origin') throw new Failure('forbidden');
  const input = v.safeParse(body, await readForm(request));
  if (!input.success) throw new Failure('invalid_input', { fields: toFieldErrors(input.issues) });
  if (!context.demoClock) throw new Failure('not_found');
  const { step } = input.output;
  if (step === 'now') context.demoClock.setOffset(0);
  else context.demoClock.forward(STEPS[step] / SECOND);
  await context.db.transaction().execute(async (tx) => {
    await context.jobs.add(tx, 'housekeeping', {});
    await context.jobs.add(tx, 'news.scheduled', {});
  });
  return new Response(null, { status: 303, headers: { location: '/dev' } });
}
