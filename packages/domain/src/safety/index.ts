export { REPORT_REASONS } from './report-reasons';
export type { ReportReason } from './report-reasons';
