import { Plural, Trans } from '@lingui/react/macro';
import type { Profile } from '@vela/contract/entities/profile';
import { ButtonLink } from '@vela/ui/Button';
import { Notice } from '@vela/ui/Notice';
import Lock from 'lucide-react/icons/lock';
import { usePage } from '../../kit/page/page-context';
import { useHere } from '../../kit/page/use-routing';
import { withNext } from '../../kit/page/with-next';

/** How many photos Premium would show; the private ones aren't among them. */
export function UnlockNotice({ profile: { photos } }: { profile: Profile }) {
  const { readyPages } = usePage();
  const here = useHere();
  const blurred = photos.filter(({ variant }) => variant === 'blurred').length;
  if (blurred === 0) return null;
  const hasPrivate = photos.some(({ variant }) => variant === 'locked');
  return (
    <Notice
      icon={Lock}
      title={<Plural value={blurred} one="Unlock # more photo" other="Unlock # more photos" />}
      action={
        readyPages.includes('premium') && (
          <ButtonLink tone="line" size="small" href={withNext('/premium', here)}>
            <Trans>Get Premium</Trans>
          </ButtonLink>
        )
      }
    >
      {hasPrivate ? (
        <Trans>Premium members see all photos except private ones.</Trans>
      ) : (
        <Trans>Premium members see all photos.</Trans>
      )}
    </Notice>
  );
}
