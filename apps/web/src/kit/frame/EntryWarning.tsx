import { useEffect, useState, type ComponentType } from 'react';
import { tryToLoad } from '../../first-paint/try-to-load';
import type { EntryWarningDialogProps } from './EntryWarningDialog';
import { useEntryWarning } from './use-entry-warning';

/** What a visitor reads once before the site (product.md §2, Site-entry warning modal); where it can't be had, the page stands. */
export function EntryWarning() {
  const { isOpen, skip } = useEntryWarning();
  const [Warning, setWarning] = useState<ComponentType<EntryWarningDialogProps> | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    void tryToLoad(() => import('./EntryWarningDialog')).then((loaded) =>
      setWarning(() => loaded && loaded.EntryWarningDialog),
    );
  }, [isOpen]);
  return isOpen && Warning && <Warning onEnter={skip} />;
}
