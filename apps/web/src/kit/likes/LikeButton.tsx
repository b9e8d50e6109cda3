import { Trans, useLingui } from '@lingui/react/macro';
import type { Profile } from '@vela/contract/entities/profile';
import { Button } from '@vela/ui/Button';
import { IconButton } from '@vela/ui/IconButton';
import { WideWords } from '@vela/ui/layout';
import HeartIcon from 'lucide-react/icons/heart';
import { useState } from 'react';
import { Dialog } from '@vela/ui/Dialog';
import { Text } from '@vela/ui/Text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@vela/api-client/api-error';
import { profileAfter } from '@vela/api-client/cache/likes';
import { likeMember } from '@vela/contract/endpoints/like-member';
import { unlikeMember } from '@vela/contract/endpoints/unlike-member';
import { useShowToast } from '@vela/ui/Toast';
import { useApi } from '../session/member-data-context';
import { changeCache } from './change-cache';
import { useAnnounceMatch } from './match-context';

interface LikeButtonProps {
  profile: Profile;
  /** `glass` on a photo, `line` among words, `slim` beside a larger button, which it leaves room on a phone. */
  look?: 'glass' | 'line' | 'slim' | undefined;
  /** A like that is no match is being taken back; `giveAgain` undoes that, also when the button is gone. */
  onTakeBack?: (giveAgain: () => void) => void;
}

/** Likes a member, and removes the like; where that ends a match, it asks before. */
export function LikeButton({ profile, look, onTakeBack }: LikeButtonProps) {
  const { isLiked, change } = useLike(profile);
  const isMatch = profile.match === true;
  const [isAsked, setIsAsked] = useState(false);
  // The match may end elsewhere while it is asked about: what was asked then is not asked again at the next one.
  if (isAsked && !isMatch) setIsAsked(false);
  const toggle = () => change(isLiked ? 'take' : 'give');
  const press = () => {
    if (isMatch) return setIsAsked(true);
    toggle();
    if (isLiked) onTakeBack?.(() => change('give'));
  };
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

const ENDPOINTS = { give: likeMember, take: unlikeMember } as const;

type Act = keyof typeof ENDPOINTS;

/**
 * Likes a member, or removes the like. It shows at once; a failure is undone with a message. Quick presses
 * are sent in order. A match is announced.
 */
function useLike(profile: Profile): { isLiked: boolean; change: (act: Act) => void } {
  const api = useApi();
  const client = useQueryClient();
  const announce = useAnnounceMatch();
  const showFailure = useShowFailure();
  const isLiked = profile.like === true;
  const { mutate } = useMutation({
    scope: { id: `like/${profile.id}` },
    mutationFn: (act: Act) => api.call(ENDPOINTS[act], { profile_id: profile.id }),
    onMutate: async (act) => {
      // An answer that is on its way may be older than this.
      await client.cancelQueries({ queryKey: ['likes'] });
      return { rollback: changeCache(client, act, profile) };
    },
    onError: (error, act, shown) => {
      shown?.rollback();
      showFailure(act, error);
    },
    onSuccess: ({ match }, act) => {
      if (act === 'give' && match) announce(profileAfter('give', { ...profile, liked_by: true }));
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['likes'] }),
  });
  return { isLiked, change: mutate };
}

function useShowFailure(): (act: Act, error: Error) => void {
  const { t } = useLingui();
  const showToast = useShowToast();
  return (act, error) => {
    const isGone = isApiError(error, 'not_found');
    // There is no like left to take back.
    if (isGone && act === 'take')
      return showToast({ tone: 'info', title: t`This profile is no longer available.` });
    showToast({
      tone: 'danger',
      title: act === 'give' ? t`Your like wasn’t saved` : t`Your like wasn’t taken back`,
      detail: isGone ? t`This profile is no longer available.` : t`Check your connection and try again.`,
    });
  };
}
