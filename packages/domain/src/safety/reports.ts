/**
 * Why something is reported, what harms a person before what bothers many. Source: Regulation (EU) 2022/2065, article 16, in the
 * words of a dating site.
 */
export const REPORT_REASONS = [
  'fake',
  'scam',
  'harassment',
  'sexual',
  'meeting',
  'minor',
  'photo',
  'illegal',
  'other',
] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];

const DANGEROUS: readonly ReportReason[] = ['harassment', 'sexual', 'meeting', 'minor'];

/** Whether a report for this reason may come from somebody in danger, who then needs more than the site can do. */
export function mayBeDanger(reason: ReportReason): boolean {
  return DANGEROUS.includes(reason);
}

/** What operators decide about a report. */
export const REPORT_OUTCOMES = ['acted', 'no_action'] as const;

export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** What has become of a report, as its reporter sees it. */
export const REPORT_STATES = ['received', ...REPORT_OUTCOMES] as const;

export type ReportState = (typeof REPORT_STATES)[number];

/** The state of a report; `outcome` is null for one that is not decided yet. */
export function reportState(outcome: ReportOutcome | null): ReportState {
  return outcome ?? 'received';
}

/** Reports that a member's list shows, the newest. */
export const MOST_LISTED_REPORTS = 200;

/**
 * How long a report is stored with its evidence, photo files included, in days from its arrival: about six months to decide
 * the case, and the six months in which the decision may be contested. Source: Regulation (EU)
 * 2022/2065, article 20.
 */
export const REPORT_KEPT_DAYS = 365;
