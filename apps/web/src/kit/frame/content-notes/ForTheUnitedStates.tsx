import { Trans } from '@lingui/react/macro';
import { Text } from '@vela/ui/Text';
import { usePage } from '../../page/page-context';
import { useContentNotes } from './use-content-notes';

/** What the law of several states has a dating site say. It goes by the language, English, and not by where someone reads it: product.md §1 has it so. */
export function ForTheUnitedStates() {
  const { name } = usePage().settings;
  if (!useContentNotes().includes('us_footer')) return null;
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
