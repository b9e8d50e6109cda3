export { Toast, type ToastProps, type ToastTone, type ToastWords } from './Toast';
export { ToastProvider, useShowToast } from './ToastProvider';
