export { dismissAlert, DISMISSAL_KEYS, HIDE_DISMISSED } from './dismissals';
export { useAlerts } from './use-alerts';
