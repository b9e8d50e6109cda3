export { Toast, type ToastProps, type ToastTone, type ToastWords } from './Toast';
export { PASSING_STAY_MS } from './toast-list';
export { ToastProvider, useShowToast } from './ToastProvider';
