import { Trans } from '@lingui/react/macro';
import Drama from 'lucide-react/icons/drama';
import { useContext, type ReactNode } from 'react';
import { Icon } from '../Icon';
import { FictionalIcon } from '../fictional-icon';
import { fictional } from './FictionalStrip.css';

export interface FictionalStripProps {
  /** `strip` over the full width of a photo's foot, `pill` behind a name in a list. */
  shape?: 'strip' | 'pill' | undefined;
  /** The site's own warning, where it has one. */
  children?: ReactNode;
}

/** Marks a fictional profile everywhere it appears. */
export function FictionalStrip({
  shape = 'strip',
  children = <Trans>Fictional profile</Trans>,
}: FictionalStripProps) {
  const symbol = useContext(FictionalIcon);
  return (
    <span className={fictional[shape]}>
      {symbol === null ? (
        <Icon of={Drama} size={shape === 'pill' ? 'tiny' : 'small'} />
      ) : (
        <span aria-hidden="true">{symbol}</span>
      )}
      <span>{children}</span>
    </span>
  );
}
