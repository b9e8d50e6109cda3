import { useLingui } from '@lingui/react/macro';
import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { Toast, type ToastWords } from './Toast';
import { useRootMark } from '../root-mark';
import { corner } from './Toast.css';
import { stayMs, withoutToast, withToast, type ListedToast } from './toast-list';

type ShowToast = (toast: ToastWords) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** Shows a toast in the region of the `ToastProvider` above. */
export function useShowToast(): ShowToast {
  const show = useContext(ToastContext);
  if (show === null) throw new Error('useShowToast needs a ToastProvider above it');
  return show;
}

/** Holds the toasts of the pages inside it, and the polite live region that announces them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const [toasts, setToasts] = useState<readonly ListedToast[]>([]);
  const lastId = useRef(0);
  useRootMark('data-corner-taken', toasts.length > 0);
  const show = useCallback<ShowToast>((toast) => {
    lastId.current += 1;
    const listed = { ...toast, id: lastId.current };
    setToasts((list) => withToast(list, listed));
  }, []);
  const close = useCallback((id: number) => setToasts((list) => withoutToast(list, id)), []);
  return (
    <ToastContext value={show}>
      {children}
      <section className={corner} aria-label={t`What just happened`} aria-live="polite">
        {toasts.map((toast) => (
          <TimedToast key={toast.id} toast={toast} onClose={close} />
        ))}
      </section>
    </ToastContext>
  );
}

interface TimedToastProps {
  toast: ListedToast;
  onClose: (id: number) => void;
}

/** Goes by itself, but not while someone points at it or has the focus in it. */
function TimedToast({ toast, onClose }: TimedToastProps) {
  const [isHeld, setIsHeld] = useState(false);
  const delayMs = stayMs(toast);
  useEffect(() => {
    if (isHeld || delayMs === null) return;
    const timer = setTimeout(() => onClose(toast.id), delayMs);
    return () => clearTimeout(timer);
  }, [isHeld, delayMs, toast.id, onClose]);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The page that its link leads to may be shown without a load.
    const closeByLink = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a[href]')) onClose(toast.id);
    };
    const element = ref.current;
    element?.addEventListener('click', closeByLink);
    return () => element?.removeEventListener('click', closeByLink);
  }, [toast.id, onClose]);
  return (
    <div
      ref={ref}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Toast {...toast} onClose={() => onClose(toast.id)} />
    </div>
  );
}
