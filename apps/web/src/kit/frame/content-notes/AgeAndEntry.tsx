import { Trans } from '@lingui/react/macro';
import { Text } from '@vela/ui/Text';
import { usePage } from '../../page/page-context';
import { useContentNotes } from './use-content-notes';

/** Says who the site is for, on every page of text about it (product.md §1). */
export function AgeAndEntry() {
  const { min_age: minAge } = usePage().settings;
  if (!useContentNotes().includes('age_and_entry')) return null;
  return (
    <Text as="strong">
      <Trans>Only for adults aged {minAge} and over. If you are younger, you may not use this site.</Trans>
    </Text>
  );
}
