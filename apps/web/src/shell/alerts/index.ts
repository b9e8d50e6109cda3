export { dismissAlert, keptDismissals } from './dismissals';
export { useAlerts } from './use-alerts';
