/** Why something is reported. Source: Regulation (EU) 2022/2065, article 16, in the words of a dating site. */
export const REPORT_REASONS = ['fake', 'scam', 'harassment', 'minor', 'photo', 'illegal', 'other'] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];

/**
 * How long a report is stored with its evidence, photo files included, in days from its arrival: about six months to decide
 * the case, and the six months in which the decision may be contested. Source: Regulation (EU)
 * 2022/2065, article 20.
 */
export const REPORT_KEPT_DAYS = 365;
