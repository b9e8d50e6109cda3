import { Trans } from '@lingui/react/macro';
import { Text } from '@vela/ui/Text';
import { usePage } from '../../page/page-context';
import { useContentNotes } from './use-content-notes';

interface ForTheUnitedStatesProps {
  /** The one that the page is about; without one, the country that the reader is in. */
  country?: string | undefined;
}

/** What the law of several states has a dating site say, in English to a reader who isn't known to be in another country. */
export function ForTheUnitedStates({ country }: ForTheUnitedStatesProps) {
  const { name } = usePage().settings;
  if (!useContentNotes({ country }).includes('us_footer')) return null;
  return (
    <footer>
      <Text size="label" tone="muted">
        <Trans>
          For members in the United States: <span translate="no">{name}</span> does not run criminal
          background checks on its members. Meet in a public place, and tell someone where you go.
        </Trans>
      </Text>
    </footer>
  );
}
