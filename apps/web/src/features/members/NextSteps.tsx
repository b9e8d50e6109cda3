import { Trans } from '@lingui/react/macro';
import { Card } from '@vela/ui/Card';
import { Heading } from '@vela/ui/Heading';
import { Icon, type IconGlyph } from '@vela/ui/Icon';
import { Text } from '@vela/ui/Text';
import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import KeyRound from 'lucide-react/icons/key-round';
import Languages from 'lucide-react/icons/languages';
import MailOpen from 'lucide-react/icons/mail-open';
import { useId, type ReactNode } from 'react';
import { usePage } from '../../shell/page';
import * as styles from './Members.css';

/** What a member can do now. */
export function NextSteps() {
  const headingId = useId();
  const { user } = usePage();
  return (
    <Card as="section" aria-labelledby={headingId} padding="roomy">
      <Heading level={2} size="section" id={headingId}>
        <Trans>Your next steps</Trans>
      </Heading>
      <ul className={styles.steps}>
        {user?.status === 'active' ? (
          <DoneStep title={<Trans>E-mail address confirmed</Trans>}>{user.email}</DoneStep>
        ) : (
          <OpenStep
            icon={MailOpen}
            href="/complete-signup"
            title={<Trans>Confirm your e-mail address</Trans>}
          >
            <Trans>Open the link we sent you. It takes a minute.</Trans>
          </OpenStep>
        )}
        <OpenStep icon={Languages} href="/settings" title={<Trans>Make it yours</Trans>}>
          <Trans>Choose your language, and whether pages are light or dark.</Trans>
        </OpenStep>
        <OpenStep icon={KeyRound} href="/settings#password" title={<Trans>Keep your account safe</Trans>}>
          <Trans>Change your password or your e-mail address whenever you like.</Trans>
        </OpenStep>
      </ul>
    </Card>
  );
}

interface OpenStepProps {
  icon: IconGlyph;
  href: string;
  title: ReactNode;
  children: ReactNode;
}

function OpenStep({ icon, href, title, children }: OpenStepProps) {
  return (
    <li className={styles.step}>
      <a className={styles.linkRow} href={href}>
        <span className={styles.markOpen}>
          <Icon of={icon} />
        </span>
        <Words title={title}>{children}</Words>
        <Icon of={ChevronRight} />
      </a>
    </li>
  );
}

function DoneStep({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <div className={styles.doneRow}>
        <span className={styles.markDone}>
          <Icon of={Check} />
        </span>
        <Words title={title}>{children}</Words>
      </div>
    </li>
  );
}

function Words({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.stepWords}>
      <Text as="strong" weight="bold">
        {title}
      </Text>
      <Text as="span" size="label" tone="muted">
        {children}
      </Text>
    </span>
  );
}
