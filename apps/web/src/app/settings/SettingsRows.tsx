import { Card } from '@vela/ui/Card';
import { Heading } from '@vela/ui/Heading';
import { Icon, type IconGlyph } from '@vela/ui/Icon';
import { Text } from '@vela/ui/Text';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, type ReactNode } from 'react';
import { group, groupTitle, row, rowIcon, rows, rowValue, rowWords } from './SettingsRows.css';

/** Settings that belong together, each a way to its own page. */
export function SettingsGroup({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} padding="none">
      <div className={group}>
        <div className={groupTitle}>
          <Heading level={2} size="section" id={id}>
            {title}
          </Heading>
        </div>
        <ul className={rows}>{children}</ul>
      </div>
    </Card>
  );
}

interface SettingsRowProps {
  href: string;
  icon: IconGlyph;
  /** How it is set now; nothing while that isn’t known. */
  value?: ReactNode;
  children: ReactNode;
}

export function SettingsRow({ href, icon, value, children }: SettingsRowProps) {
  return (
    <li>
      <a className={row} href={href}>
        <span className={rowIcon}>
          <Icon of={icon} size="inline" />
        </span>
        <span className={rowWords}>
          <Text as="span" weight="medium">
            {children}
          </Text>
          {value !== undefined && (
            <span className={rowValue}>
              <Text as="span" size="label" tone="muted">
                {value}
              </Text>
            </span>
          )}
        </span>
        <span className={rowIcon}>
          <Icon of={ChevronRight} size="small" />
        </span>
      </a>
    </li>
  );
}
