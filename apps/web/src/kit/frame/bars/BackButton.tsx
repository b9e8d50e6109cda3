import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@vela/ui/IconButton';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { inInstalledApp } from './BackButton.css';
import { useBackInApp } from './use-back-in-app';

/** The way back where there is no browser's button for it (product.md §2, Top navigation). */
export function BackButton() {
  const { t } = useLingui();
  if (!useBackInApp()) return null;
  return (
    <span className={inInstalledApp}>
      <IconButton icon={ChevronLeft} label={t`Back`} onClick={goBack} />
    </span>
  );
}

function goBack(): void {
  history.back();
}
