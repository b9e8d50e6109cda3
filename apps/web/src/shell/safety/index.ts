export { BlockDialog } from './BlockDialog';
export { forgetLists } from './forget-lists';
export { ReportDialog } from './ReportDialog';
