export { dismissAlert, HIDE_DISMISSED } from './dismissals';
export { useAlerts } from './use-alerts';
export { useDismissals } from './use-dismissals';
