/**
 * How long a report is kept with what it is about, the files of photos among it, in days from when it came: some six months
 * to decide the case, and the six months in which the decision may be contested. Source: our own choice; Regulation (EU)
 * 2022/2065, article 20.
 */
export const REPORT_KEPT_DAYS = 365;
