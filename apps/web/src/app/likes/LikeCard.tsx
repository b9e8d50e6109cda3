import { Trans, useLingui } from '@lingui/react/macro';
import type { LikeType } from '@vela/domain/likes';
import type { Profile } from '@vela/contract/entities/profile';
import { Button } from '@vela/ui/Button';
import { IconLink } from '@vela/ui/IconButton';
import { MemberCard } from '@vela/ui/MemberCard';
import { Tag } from '@vela/ui/Tag';
import { useShowToast } from '@vela/ui/Toast';
import MessageCircle from 'lucide-react/icons/message-circle';
import { LikeButton } from '../../kit/likes/LikeButton';
import { useWriteHref } from '../../kit/likes/use-write-href';
import { usePage } from '../../kit/page/page-context';
import { usePhotos } from '../../kit/formats/photos/use-photos';
import { usePlaceWords } from '../../kit/formats/use-place-words';
import { useFictionalWarning } from '../../kit/formats/use-fictional-warning';
import type { ShownLike } from './likes-of-type';

interface LikeCardProps extends ShownLike {
  type: LikeType;
  isFirst: boolean;
}

/** Someone who likes the member, or is liked. A match leads to the page of the two, and straight to their conversation. */
export function LikeCard({ profile, isNew, type, isFirst }: LikeCardProps) {
  const warningOf = useFictionalWarning();
  const photoOf = usePhotos();
  const placeWords = usePlaceWords();
  const { t } = useLingui();
  const { readyPages } = usePage();
  const writeHref = useWriteHref();
  const { name } = profile;
  const offerUndo = useOfferUndo(profile);
  const isMatch = profile.match === true;
  const showsMatch = isMatch && type !== 'matches';
  const canWrite = isMatch && readyPages.includes('members-id-chat');
  return (
    <MemberCard
      href={isMatch ? `/likes/m/${profile.id}` : `/members/${profile.id}`}
      name={name}
      age={profile.age}
      place={<span translate="no">{placeWords(profile)}</span>}
      photo={profile.main_image && photoOf(profile.main_image)}
      lockNote={<Trans>Premium members see all photos</Trans>}
      isOnline={profile.online === 'now'}
      isPremium={profile.premium}
      hasBorder={profile.photo_border}
      isFictional={profile.fictional}
      fictionalWarning={warningOf(profile)}
      level={2}
      isFirst={isFirst}
      action={<LikeButton profile={profile} {...(type === 'sent' && { onTakeBack: offerUndo })} />}
      tags={
        (isNew || showsMatch) && (
          <>
            {isNew && (
              <Tag tone="solid">
                <Trans context="a like">New</Trans>
              </Tag>
            )}
            {showsMatch && (
              <Tag>
                <Trans>Match</Trans>
              </Tag>
            )}
          </>
        )
      }
      footAction={
        canWrite && (
          <IconLink icon={MessageCircle} tone="glass" href={writeHref(profile)} label={t`Write to ${name}`} />
        )
      }
    />
  );
}

/** Says that a like was taken back, whose card leaves the list with it, and offers to give it again. */
function useOfferUndo({ id, name }: Profile): (giveAgain: () => void) => void {
  const { t } = useLingui();
  const showToast = useShowToast();
  const about = `like/${id}`;
  return (giveAgain) => {
    const undo = () => {
      giveAgain();
      showToast({ tone: 'success', title: t`You like ${name} again`, about });
    };
    showToast({
      tone: 'info',
      title: t`You’ve taken back your like for ${name}`,
      action: (
        <Button tone="line" onClick={undo}>
          <Trans>Undo</Trans>
        </Button>
      ),
      isPassing: true,
      about,
    });
  };
}
