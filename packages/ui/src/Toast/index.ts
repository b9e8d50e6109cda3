export { Toast, type ToastProps, type ToastTone, type ToastWords } from './Toast';
export { BelowToasts, ToastProvider, useShowToast } from './ToastProvider';
