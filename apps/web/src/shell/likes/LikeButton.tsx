import { Trans, useLingui } from '@lingui/react/macro';
import type { Profile } from '@vela/contract/entities/profile';
import { Button } from '@vela/ui/Button';
import { IconButton } from '@vela/ui/IconButton';
import { WideWords } from '@vela/ui/layout';
import Heart from 'lucide-react/icons/heart';
import { useLike } from './use-like';

interface LikeButtonProps {
  profile: Profile;
  /** `glass` on a photo, `line` among words, `slim` beside a larger button, which it leaves room on a phone. */
  look?: 'glass' | 'line' | 'slim' | undefined;
}

/** Likes a member, and takes it back. */
export function LikeButton({ profile, look = 'glass' }: LikeButtonProps) {
  const { t } = useLingui();
  const { isLiked, toggle } = useLike(profile);
  const { name } = profile;
  if (look !== 'glass') {
    const words = isLiked ? (
      <Trans context="a member is">Liked</Trans>
    ) : (
      <Trans context="a member, on a button">Like</Trans>
    );
    return (
      // Its words say whether it is so: told a second time, as pressed, "Liked" would sound like the way to a like.
      <Button tone={isLiked ? 'soft' : 'line'} icon={Heart} filled={isLiked} onClick={toggle}>
        {look === 'slim' ? <WideWords>{words}</WideWords> : words}
      </Button>
    );
  }
  return (
    <IconButton
      icon={Heart}
      tone="glass"
      filled={isLiked}
      label={t`Like ${name}`}
      aria-pressed={isLiked}
      onClick={toggle}
    />
  );
}
