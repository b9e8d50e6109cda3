import { Trans } from '@lingui/react/macro';
import { showsEntryWarning } from '@vela/domain/sites';
import { memo } from 'react';
import { usePage } from '../../../kit/page/page-context';
import { useHasFictional } from '../../../kit/formats/use-fictional-warning';
import { warning } from './ChatWarning.css';

/** What stands over a conversation in the Netherlands and Germany (product.md §9, Entry warnings). */
export const ChatWarning = memo(function ChatWarning() {
  const { geoip_country: country, min_age: minAge } = usePage().settings;
  const hasFictional = useHasFictional();
  if (!showsEntryWarning({ layout: 'chat', country })) return null;
  return (
    <p className={warning}>
      <Trans>Only for adults aged {minAge} and over.</Trans>{' '}
      {hasFictional && <Trans>Fictional profiles carry a label.</Trans>}
    </p>
  );
});
