import { Icon, type IconGlyph } from '@vela/ui/Icon';
import { Text } from '@vela/ui/Text';
import type { ReactNode } from 'react';
import { point, pointIcon } from './Settings.css';

/** A line of a list with its icon. */
export function Point({ icon, children }: { icon: IconGlyph; children: ReactNode }) {
  return (
    <li className={point}>
      <span className={pointIcon}>
        <Icon of={icon} size="inline" />
      </span>
      <Text as="span" size="label">
        {children}
      </Text>
    </li>
  );
}
