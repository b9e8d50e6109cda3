import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { Heading } from '../Heading';
import { IconButton } from '../IconButton';
import { useRootMark } from '../root-mark';
import * as styles from './Dialog.css';

/** What asks for the end of a dialog: its own button, the key, or a press beside it. */
export type DialogCloser = 'button' | 'escape' | 'backdrop';

export interface DialogProps {
  isOpen: boolean;
  title: ReactNode;
  /** It stands above the title, which is then centred with all below it. */
  picture?: ReactNode;
  /** `page` for what is a page elsewhere: the whole window on a phone, and its head stays in sight while the rest scrolls. */
  size?: 'question' | 'page' | undefined;
  /** Asked to close, by the close button, Escape or a press beside it; without it only the actions end the dialog. */
  onClose?: ((by: DialogCloser) => void) | undefined;
  /** `alertdialog` where an answer is needed before anything else. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** It opens by itself: what is pressed in its first moments was meant for the page, and does nothing. */
  isUnasked?: boolean | undefined;
  /** Its buttons, the primary one first. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** Longer than a press takes that began when the dialog wasn't there yet. */
const UNASKED_MS = 600;

/** The browser's own dialog: a sheet from below under 576 px, else in the middle over a blurred page. */
export function Dialog({
  isOpen,
  title,
  picture,
  size = 'question',
  onClose,
  role,
  isUnasked = false,
  actions,
  children,
}: DialogProps) {
  const { t } = useLingui();
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const openedAt = useModal(ref, isOpen);
  useRootMark('data-has-dialog', isOpen);

  const isEarly = () => isUnasked && performance.now() - openedAt.current <= UNASKED_MS;
  // Whether it is open is the page's to say: the browser asks, and the page answers by `isOpen`.
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isEarly()) onClose?.('escape');
  };
  // Chromium closes it unasked where nothing was touched since it opened or last refused to close.
  const closed = () => {
    if (!isOpen || ref.current?.open) return;
    ref.current?.showModal();
    if (!isEarly()) onClose?.('escape');
  };
  const holdBack = (event: SyntheticEvent) => {
    if (!isEarly()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const pressBeside = (event: SyntheticEvent) => {
    if (event.target === ref.current) onClose?.('backdrop');
  };
  return (
    <dialog
      ref={ref}
      className={picture === undefined ? styles.sized[size] : styles.picturedDialog}
      role={role}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClose={closed}
      onPointerDownCapture={holdBack}
      onClickCapture={holdBack}
      onPointerDown={pressBeside}
    >
      {isOpen && (
        <>
          {picture}
          <div className={picture === undefined ? styles.sizedHead[size] : styles.picturedHead}>
            <div className={styles.title}>
              <Heading level={2} size={picture === undefined ? 'section' : 'display'} id={titleId}>
                {title}
              </Heading>
            </div>
            {onClose && (
              <div className={picture === undefined ? styles.close : styles.picturedClose}>
                <IconButton icon={X} label={t`Close`} onClick={() => onClose('button')} />
              </div>
            )}
          </div>
          {children}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </>
      )}
    </dialog>
  );
}

/** Opens and closes it; gives when it was opened. */
function useModal(ref: { current: HTMLDialogElement | null }, isOpen: boolean): { current: number } {
  const openedAt = useRef(-Infinity);
  useEffect(() => {
    const element = ref.current;
    if (element === null || element.open === isOpen) return;
    if (!isOpen) return element.close();
    openedAt.current = performance.now();
    element.showModal();
  }, [ref, isOpen]);
  // One that is taken off the page while it is open gives the focus back, too, as long as it still stands there.
  useLayoutEffect(() => {
    const element = ref.current;
    return () => element?.close();
  }, [ref]);
  return openedAt;
}
