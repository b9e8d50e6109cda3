import { useLingui } from '@lingui/react/macro';
import type { Image } from '@vela/contract/entities/image';
import type { Profile } from '@vela/contract/entities/profile';
import { MatchPair, type PairPhoto } from '@vela/ui/MatchPair';
import { usePage } from '../page/page-context';
import { usePhotos } from '../formats/photos/use-photos';

/** The member beside someone that likes them, too; that one's photo leads to the profile. */
export function MatchPhotos({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const { user } = usePage();
  const photoOf = usePhotos();
  const pairPhoto = (image: Image | null | undefined): PairPhoto | null => {
    const { src, srcSet } = image ? photoOf(image) : {};
    return src === undefined ? null : { src, srcSet };
  };
  return (
    <MatchPair
      own={pairPhoto(user?.profile?.main_image)}
      ownName={t({ message: 'You', context: 'oneself on a photo' })}
      ownInitialsOf={user?.profile?.name}
      other={pairPhoto(profile.main_image)}
      otherName={profile.name}
      href={`/members/${profile.id}`}
    />
  );
}
