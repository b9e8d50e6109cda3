import { Plural, Trans } from '@lingui/react/macro';
import type { Profile } from '@vela/contract/entities/profile';
import { ButtonLink } from '@vela/ui/Button';
import { Notice } from '@vela/ui/Notice';
import Lock from 'lucide-react/icons/lock';
import { usePage } from '../../shell/page';
import { useHere } from '../../shell/routing';
import { withNext } from '../../shell/way-back';
import * as styles from './Member.css';

/** How many photos Premium would show; the private ones aren't among them. */
export function UnlockNotice({ profile: { name, photos } }: { profile: Profile }) {
  const { readyPages } = usePage();
  const here = useHere();
  const blurred = photos.filter(({ variant }) => variant === 'blurred').length;
  if (blurred === 0) return null;
  const count = photos.length;
  return (
    <Notice
      icon={Lock}
      title={<Trans>Premium members see all photos.</Trans>}
      action={
        readyPages.includes('premium') && (
          <ButtonLink tone="line" size="small" href={withNext('/premium', here)}>
            <Trans>Get Premium</Trans>
          </ButtonLink>
        )
      }
    >
      <span className={styles.sentence}>
        <Plural
          value={blurred}
          one={
            <Trans>
              # of <span translate="no">{name}</span>’s {count} is locked.
            </Trans>
          }
          other={
            <Trans>
              # of <span translate="no">{name}</span>’s {count} are locked.
            </Trans>
          }
        />
      </span>
    </Notice>
  );
}
