import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { likesQueryOptions } from '@vela/api-client/queries/likes';
import type { Profile } from '@vela/contract/entities/profile';
import { likePopupDelayMs, likeToShow, withoutLikePopup } from '@vela/domain/alerts';
import { ButtonLink } from '@vela/ui/Button';
import { Dialog } from '@vela/ui/Dialog';
import { MemberCard } from '@vela/ui/MemberCard';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../session/member-data-context';
import { usePhotos } from '../formats/photos/use-photos';
import { usePlaceWords } from '../formats/use-place-words';
import { useFictionalWarning } from '../formats/use-fictional-warning';
import { useAddressQuery, useGo, useHere } from '../page/use-routing';
import type { Query } from '../page/query';
import { useLasts } from '../formats/use-lasts';

/** Shows who likes the member, as many seconds after the page has opened as its address says (product.md §2, query `t`). */
export function LikePopup() {
  const delayMs = useAddressQuery(delayOf);
  const [profile, setProfile] = useState<Profile | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery({ ...likesQueryOptions(useApi()), enabled: delayMs !== null });
  const here = useHere();
  const go = useGo();
  const show = useEffectEvent(() => {
    const like = likeToShow(data?.liked_by ?? []);
    setProfile(like?.profile ?? null);
    setIsOpen(like !== null);
    go(withoutLikePopup(here), { replaces: true });
  });
  const isDue = useLasts(delayMs !== null, delayMs ?? 0) && data !== undefined;
  useEffect(() => {
    if (isDue) show();
  }, [isDue]);
  return profile && <LikeOf profile={profile} isOpen={isOpen} onClose={() => setIsOpen(false)} />;
}

function delayOf(query: Query): number | null {
  return likePopupDelayMs(query['t']);
}

interface LikeOfProps {
  profile: Profile;
  isOpen: boolean;
  onClose: () => void;
}

/** A like over the page; its photo and its button lead to who gave it. */
function LikeOf({ profile, isOpen, onClose }: LikeOfProps) {
  const photoOf = usePhotos();
  const placeWords = usePlaceWords();
  const warningOf = useFictionalWarning();
  const { id, name, age, main_image: image, online, premium, fictional } = profile;
  const href = `/members/${id}`;
  return (
    <Dialog
      isOpen={isOpen}
      isUnasked
      onClose={onClose}
      title={
        <Trans>
          <span translate="no">{name}</span> likes you
        </Trans>
      }
      actions={
        <ButtonLink href={href} wide>
          <Trans>
            View profile of <span translate="no">{name}</span>
          </Trans>
        </ButtonLink>
      }
    >
      <MemberCard
        href={href}
        name={name}
        age={age}
        place={placeWords(profile)}
        photo={image && photoOf(image)}
        lockNote={<Trans>Premium members see all photos</Trans>}
        isOnline={online === 'now'}
        isPremium={premium}
        hasBorder={profile.photo_border}
        isFictional={fictional}
        fictionalWarning={warningOf(profile)}
        level={3}
      />
    </Dialog>
  );
}
