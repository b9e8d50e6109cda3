import { Trans, useLingui } from '@lingui/react/macro';
import type { Profile } from '@vela/contract/entities/profile';
import { Button, ButtonLink } from '@vela/ui/Button';
import { Dialog } from '@vela/ui/Dialog';
import { FictionalStrip } from '@vela/ui/FictionalStrip';
import { Text } from '@vela/ui/Text';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useState } from 'react';
import { MatchPhotos } from './MatchPhotos';
import { useWriteHref } from './use-write-href';
import { useFictionalWarning } from '../formats/use-fictional-warning';

export interface MatchNoticeProps {
  /** The other member of the match; null while there is nothing to show. */
  profile: Profile | null;
  /** It opens while something else is being pressed. */
  isUnasked?: boolean;
  onClose: () => void;
}

/** “It’s a Match”: closes on a press; its photo leads to the member, its button to the first message. */
export function MatchNotice({ profile, isUnasked, onClose }: MatchNoticeProps) {
  const { t } = useLingui();
  // While it closes it still shows the last match.
  const [shown, setShown] = useState(profile);
  if (profile !== null && profile !== shown) setShown(profile);
  return (
    <Dialog
      isOpen={profile !== null}
      isUnasked={isUnasked}
      title={t`It’s a Match`}
      picture={shown && <MatchPhotos profile={shown} />}
      onClose={onClose}
      actions={shown && <Actions profile={shown} onClose={onClose} />}
    >
      {shown && <Words profile={shown} />}
    </Dialog>
  );
}

function Words({ profile }: { profile: Profile }) {
  const warningOf = useFictionalWarning();
  const { name, online, fictional } = profile;
  return (
    <>
      <Text tone="muted">
        {online === 'now' ? (
          <Trans>
            You and <span translate="no">{name}</span> like each other, and <span translate="no">{name}</span>{' '}
            is online now.
          </Trans>
        ) : (
          <Trans>
            You and <span translate="no">{name}</span> like each other.
          </Trans>
        )}
      </Text>
      {fictional && <FictionalStrip shape="pill">{warningOf(profile)}</FictionalStrip>}
    </>
  );
}

function Actions({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const writeHref = useWriteHref();
  const { name } = profile;
  return (
    <>
      <ButtonLink href={writeHref(profile)} icon={MessageCircle} wide>
        <Trans>
          Write to <span translate="no">{name}</span>
        </Trans>
      </ButtonLink>
      <Button tone="plain" wide onClick={onClose}>
        <Trans>Keep looking</Trans>
      </Button>
    </>
  );
}
