export { BlockDialog } from './BlockDialog';
export { ReportDialog } from './ReportDialog';
