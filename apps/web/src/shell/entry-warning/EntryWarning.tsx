import { lazy, Suspense } from 'react';
import { useEntryWarning } from './use-entry-warning';

const EntryWarningDialog = lazy(() =>
  import('./EntryWarningDialog').then((module) => ({ default: module.EntryWarningDialog })),
);

/** What a visitor reads once before the site (product.md §2, Site-entry warning modal). */
export function EntryWarning() {
  const { isOpen, skip } = useEntryWarning();
  if (!isOpen) return null;
  return (
    <Suspense>
      <EntryWarningDialog onEnter={skip} />
    </Suspense>
  );
}
