import { Trans } from '@lingui/react/macro';
import type { Writing } from '@vela/domain/chat';
import { ButtonLink } from '@vela/ui/Button';
import { Notice } from '@vela/ui/Notice';
import ImagePlus from 'lucide-react/icons/image-plus';
import MessageCircleOff from 'lucide-react/icons/message-circle-off';
import * as styles from './ChatComposer.css';

interface WritingClosedProps {
  id: string;
  name: string;
  why: Exclude<Writing, 'open'>;
}

/** It replaces the composer where the other doesn't take messages of this member, with the way on. */
export function WritingClosed({ id, name, why }: WritingClosedProps) {
  return (
    <div id={id} className={styles.instead}>
      {why === 'photo' ? (
        <Notice
          icon={ImagePlus}
          title={
            <Trans>
              <span translate="no">{name}</span> likes to see who writes.
            </Trans>
          }
          action={
            <ButtonLink href="/profile" tone="primary">
              <Trans>Add a photo</Trans>
            </ButtonLink>
          }
        >
          <Trans>With a photo of yours you can write.</Trans>
        </Notice>
      ) : (
        <Notice
          icon={MessageCircleOff}
          title={
            <Trans>
              <span translate="no">{name}</span> chooses who may write first.
            </Trans>
          }
        >
          <Trans>A like may open the way. Nothing you have written before is lost.</Trans>
        </Notice>
      )}
    </div>
  );
}
