import { useLingui } from '@lingui/react/macro';
import { showsBackButton } from '@vela/domain/navigation';
import { IconButton } from '@vela/ui/IconButton';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useSyncExternalStore } from 'react';
import { usePageName } from '../routing';
import { inInstalledApp } from './BackButton.css';

/** What a page is taken to have behind it until the browser says. */
const ONE_BEFORE = 2;

/** The way back where there is no browser's button for it (product.md §2, Top navigation). */
export function BackButton() {
  const { t } = useLingui();
  const page = usePageName();
  const historyLength = useSyncExternalStore(onWay, entries, () => ONE_BEFORE);
  if (page === null || !showsBackButton({ page, installedApp: true, historyLength })) return null;
  return (
    <span className={inInstalledApp}>
      <IconButton icon={ChevronLeft} label={t`Back`} onClick={goBack} />
    </span>
  );
}

function onWay(listener: () => void): () => void {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}

function entries(): number {
  return history.length;
}

function goBack(): void {
  history.back();
}
