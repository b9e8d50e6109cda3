export { COMPLAINT_CATEGORIES } from './complaint-categories';
export type { ComplaintCategory } from './complaint-categories';
export { COMPLAINT_KEPT_DAYS } from './complaint-life';
export { checkComplaintPart, COMPLAINT_LIMITS } from './complaint-limits';
export type { ComplaintPart } from './complaint-limits';
export { confirmsComplaint } from './complaint-receipts';
export { REPORT_REASONS } from './report-reasons';
export type { ReportReason } from './report-reasons';
export { isComplaintReference, referenceOf } from './reference';
