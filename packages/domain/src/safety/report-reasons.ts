/** Why something is reported. Source: Regulation (EU) 2022/2065, article 16, in the words of a dating site. */
export const REPORT_REASONS = ['fake', 'scam', 'harassment', 'minor', 'photo', 'illegal', 'other'] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];
