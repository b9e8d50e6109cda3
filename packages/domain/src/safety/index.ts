export { COMPLAINT_CATEGORIES } from './complaint-categories';
export type { ComplaintCategory } from './complaint-categories';
export { checkComplaintPart, COMPLAINT_KEPT_DAYS, COMPLAINT_LIMITS } from './complaint-limits';
export type { ComplaintPart } from './complaint-limits';
export { confirmsComplaint } from './complaint-receipts';
export { BLOCK_EVENT_PAUSE_MS, BLOCKED_CONTACT_KEPT_DAYS, MOST_LISTED_BLOCKS } from './blocks';
export { emergencyNumber } from './emergency-numbers';
export {
  mayBeDanger,
  MOST_LISTED_REPORTS,
  REPORT_KEPT_DAYS,
  REPORT_OUTCOMES,
  REPORT_REASONS,
  REPORT_STATES,
  reportState,
} from './reports';
export type { ReportOutcome, ReportReason, ReportState } from './reports';
export { isComplaintReference, referenceOf } from './reference';
export { SECURITY_EVENTS_KEPT_DAYS } from './security-events';
export type { SecurityEventKind } from './security-events';
