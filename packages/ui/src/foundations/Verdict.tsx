import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { Stack } from '../layout';
import { Text } from '../Text';
import * as styles from './Foundations.css';

const VERDICTS = {
  do: { icon: Check, title: 'Do' },
  dont: { icon: X, title: 'Don’t' },
} as const;

export interface VerdictProps {
  kind: keyof typeof VERDICTS;
  /** What is right or wrong about what follows. */
  words?: string;
  children: ReactNode;
}

export function Verdict({ kind, words, children }: VerdictProps) {
  const { icon, title } = VERDICTS[kind];
  return (
    <div className={styles.verdicts[kind]}>
      <Stack gap="1">
        <div className={styles.verdictWords[kind]}>
          <Icon of={icon} size="small" />
          <Text as="strong" weight="bold">
            {title}
          </Text>
        </div>
        {words !== undefined && <Text size="label">{words}</Text>}
      </Stack>
      <div>{children}</div>
    </div>
  );
}
