import { Trans, useLingui } from '@lingui/react/macro';
import type { Profile } from '@vela/contract/entities/profile';
import { Button } from '@vela/ui/Button';
import { IconButton } from '@vela/ui/IconButton';
import { WideWords } from '@vela/ui/layout';
import HeartIcon from 'lucide-react/icons/heart';
import { useState } from 'react';
import { EndMatchDialog } from './EndMatchDialog';
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
