import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What became of a report of a mail: `outdated` is one of an address that its member has left. */
export type MailEventResult = 'applied' | 'repeated' | 'outdated' | 'unknown' | 'ignored';

/** What the server counts about itself; each app has its own registry, so tests don't share one. */
export interface Metrics {
  /** Seconds a request took, by method, route pattern and status. */
  httpSeconds: Histogram<'method' | 'route' | 'status'>;
  /** Jobs that ended, by name and outcome. */
  jobs: Counter<'name' | 'outcome'>;
  /** Requests that a limit rejected, by limit. */
  limited: Counter<'limit'>;
  /** Attempts to send a mail, by how they ended: `sent`, `deferred` (it comes again), `hard`, `soft`, `policy` or `withheld`. */
  mails: Counter<'outcome'>;
  /** What sources reported of mails, by kind and by what became of it. */
  mailEvents: Counter<'source' | 'kind' | 'result'>;
  /** Reports of mails that were rejected as a whole. */
  mailReportsRejected: Counter<'source' | 'reason'>;
  /** Pages that a visitor left or hid. */
  pagesHidden: Counter;
  /** Folders of the storage that should have been deleted hours ago, by all nodes. */
  foldersOverdue: Gauge;
  /** The text of `/metrics`. */
  read(): Promise<string>;
}

export function createMetrics({ process = false }: { process?: boolean } = {}): Metrics {
  const registry = new Registry();
  if (process) collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    httpSeconds: new Histogram({
      name: 'vela_http_request_seconds',
      help: 'Seconds a request took, by method, route and status',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    jobs: new Counter({
      name: 'vela_jobs_total',
      help: 'Jobs that ended, by name and outcome',
      labelNames: ['name', 'outcome'],
      registers,
    }),
    limited: new Counter({
      name: 'vela_limited_total',
      help: 'Requests refused by a limit',
      labelNames: ['limit'],
      registers,
    }),
    mails: new Counter({
      name: 'vela_mails_total',
      help: 'Attempts to send a mail, by how they ended',
      labelNames: ['outcome'],
      registers,
    }),
    mailEvents: new Counter({
      name: 'vela_mail_events_total',
      help: 'What was reported of mails, by source, kind and what became of it',
      labelNames: ['source', 'kind', 'result'],
      registers,
    }),
    mailReportsRejected: new Counter({
      name: 'vela_mail_reports_rejected_total',
      help: 'Reports of mails that were rejected, by source and reason',
      labelNames: ['source', 'reason'],
      registers,
    }),
    pagesHidden: new Counter({
      name: 'vela_pages_hidden_total',
      help: 'Pages that were left or hidden',
      registers,
    }),
    foldersOverdue: new Gauge({
      name: 'vela_folders_overdue',
      help: 'Folders of the storage that should have been deleted hours ago',
      registers,
    }),
    read: () => registry.metrics(),
  };
}
