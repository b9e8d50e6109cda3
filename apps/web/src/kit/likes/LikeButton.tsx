import { Trans, useLingui } from '@lingui/react/macro';
import type { Profile } from '@vela/contract/entities/profile';
import { Button } from '@vela/ui/Button';
import { IconButton } from '@vela/ui/IconButton';
import { WideWords } from '@vela/ui/layout';
import HeartIcon from 'lucide-react/icons/heart';
import { useState } from 'react';
import { Dialog } from '@vela/ui/Dialog';
import { Text } from '@vela/ui/Text';
import { useLike } from './use-like';

interface LikeButtonProps {
  profile: Profile;
  /** `glass` on a photo, `line` among words, `slim` beside a larger button, which it leaves room on a phone. */
  look?: 'glass' | 'line' | 'slim' | undefined;
}

/** Likes a member, and removes the like; where that ends a match, it asks before. */
export function LikeButton({ profile, look }: LikeButtonProps) {
  const { isLiked, toggle } = useLike(profile);
  const isMatch = profile.match === true;
  const [isAsked, setIsAsked] = useState(false);
  // The match may end elsewhere while it is asked about: what was asked then is not asked again at the next one.
  if (isAsked && !isMatch) setIsAsked(false);
  const press = () => (isMatch ? setIsAsked(true) : toggle());
  return (
    <>
      <Heart name={profile.name} isLiked={isLiked} look={look} onPress={press} />
      {isMatch && (
        <EndMatchDialog
          name={profile.name}
          isOpen={isAsked}
          onClose={() => setIsAsked(false)}
          onEnd={() => {
            setIsAsked(false);
            toggle();
          }}
        />
      )}
    </>
  );
}

interface HeartProps extends Pick<LikeButtonProps, 'look'> {
  name: string;
  isLiked: boolean;
  onPress: () => void;
}

function Heart({ name, isLiked, look = 'glass', onPress }: HeartProps) {
  const { t } = useLingui();
  if (look !== 'glass') {
    const words = isLiked ? (
      <Trans context="a member is">Liked</Trans>
    ) : (
      <Trans context="a member, on a button">Like</Trans>
    );
    return (
      // The label includes the state: announced as pressed as well, "Liked" would sound like the way to a like.
      <Button tone={isLiked ? 'soft' : 'line'} icon={HeartIcon} filled={isLiked} onClick={onPress}>
        {look === 'slim' ? <WideWords>{words}</WideWords> : words}
      </Button>
    );
  }
  return (
    <IconButton
      icon={HeartIcon}
      tone="glass"
      filled={isLiked}
      label={t`Like ${name}`}
      aria-pressed={isLiked}
      onClick={onPress}
    />
  );
}

interface EndMatchDialogProps {
  name: string;
  isOpen: boolean;
  onClose: () => void;
  onEnd: () => void;
}

/** Asks before a like of a match is removed: the heart of a card is pressed too easily for that. */
function EndMatchDialog({ name, isOpen, onClose, onEnd }: EndMatchDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      role="alertdialog"
      title={
        <Trans>
          End your match with <span translate="no">{name}</span>?
        </Trans>
      }
      onClose={onClose}
      actions={
        <>
          <Button onClick={onEnd}>
            <Trans>Take back your like</Trans>
          </Button>
          <Button tone="line" onClick={onClose}>
            <Trans>Keep the match</Trans>
          </Button>
        </>
      }
    >
      <Text tone="muted">
        <Trans>Without your like you are no longer a match. What you wrote to each other stays.</Trans>
      </Text>
    </Dialog>
  );
}
