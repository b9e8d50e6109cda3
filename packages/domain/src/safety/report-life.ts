/**
 * How long a report is stored with its evidence, photo files included, in days from its arrival: about six months to decide
 * the case, and the six months in which the decision may be contested. Source: Regulation (EU)
 * 2022/2065, article 20.
 */
export const REPORT_KEPT_DAYS = 365;
