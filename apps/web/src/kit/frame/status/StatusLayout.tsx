import { Container } from '@vela/ui/layout';
import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Text } from '@vela/ui/Text';
import { TextLink } from '@vela/ui/TextLink';
import { usePage } from '../../page/page-context';
import { column, quote } from './StatusLayout.css';

/** One short message that is the whole page. */
export function StatusLayout({ children }: { children: ReactNode }) {
  return (
    <Container size="text">
      <div className={column}>
        {children}
        <Quote />
      </div>
    </Container>
  );
}

/**
 * The id by which a member who writes can name the fault: an error in the browser alone has no id, but the
 * page that it happened on.
 */
function Quote() {
  const { requestId, settings } = usePage();
  if (requestId === undefined) return null;
  const { support_email: email } = settings;
  return (
    <div className={quote}>
      <Text size="label" tone="muted">
        <Trans>
          If you write to{' '}
          <TextLink href={`mailto:${email}`} translate="no">
            {email}
          </TextLink>{' '}
          about it, quote <code translate="no">{requestId}</code>.
        </Trans>
      </Text>
    </div>
  );
}
