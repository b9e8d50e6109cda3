import { Trans } from '@lingui/react/macro';
import { Dialog } from '@vela/ui/Dialog';
import { useEffect, useRef } from 'react';
import type { Charging } from '../shared/use-charge';
import * as styles from './ChatComposer.css';
import { CostNote } from './Prices';

export interface IcebreakerSheetProps {
  isOpen: boolean;
  /** The name of the other member. */
  name: string;
  lines: readonly { id: string; text: string }[];
  /** The language of the lines, where it isn't the page's. */
  lang: string | undefined;
  charging: Charging;
  onClose: () => void;
  onChoose: (line: string) => void;
}

/** All opening lines that suit the two, with what the message will cost; a chosen one can still be changed before it is sent. */
export function IcebreakerSheet({
  isOpen,
  name,
  lines,
  lang,
  charging,
  onClose,
  onChoose,
}: IcebreakerSheetProps) {
  const chosen = useRef<string>(null);
  // The dialog had the focus, and gives it back once it is closed.
  useEffect(() => {
    if (isOpen || chosen.current === null) return;
    onChoose(chosen.current);
    chosen.current = null;
  }, [isOpen, onChoose]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={
        <Trans>
          How to begin with <span translate="no">{name}</span>
        </Trans>
      }
    >
      <div className={styles.sheet}>
        <p>
          <Trans>Pick a line. You can change it before you send it.</Trans>
        </p>
        <ul className={styles.openingLines}>
          {lines.map(({ id, text }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.lineButton}
                lang={lang}
                onClick={() => {
                  chosen.current = text;
                  onClose();
                }}
              >
                {text}
              </button>
            </li>
          ))}
        </ul>
        <p className={styles.price}>
          <CostNote charging={charging} />
        </p>
      </div>
    </Dialog>
  );
}
