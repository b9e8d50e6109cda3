export { UsageNotes } from './UsageNotes';
export { withUsage, type Usage } from './with-usage';
