import { Trans, useLingui } from '@lingui/react/macro';
import type { Profile } from '@vela/contract/entities/profile';
import { ButtonLink } from '@vela/ui/Button';
import type { ShownPhoto } from '@vela/ui/Photo';
import { PhotoGallery } from '@vela/ui/PhotoGallery';
import type { ReactNode } from 'react';
import { usePage } from '../../kit/page/page-context';
import { usePhotos } from '../../kit/formats/photos/use-photos';
import { useHere } from '../../kit/page/use-routing';
import { withNext } from '../../kit/page/with-next';

/** All photos the viewer may know of. */
export function MemberPhotos({ profile, children }: { profile: Profile; children: ReactNode }) {
  const { t } = useLingui();
  const { readyPages } = usePage();
  const here = useHere();
  const photoOf = usePhotos();
  const { name } = profile;
  const lockNote = ({ variant }: ShownPhoto) =>
    variant === 'locked' ? (
      <Trans>
        Private: only for those <span translate="no">{name}</span> chooses
      </Trans>
    ) : (
      <Trans>Premium members see all photos</Trans>
    );
  const lockWord = ({ variant }: ShownPhoto) => (variant === 'locked' ? t`Private` : t`Premium`);
  const unlock = ({ variant }: ShownPhoto) =>
    variant === 'blurred' &&
    readyPages.includes('premium') && (
      <ButtonLink tone="soft" size="small" href={withNext('/premium', here)}>
        <Trans>Get Premium</Trans>
      </ButtonLink>
    );
  return (
    <PhotoGallery
      name={name}
      photos={profile.photos.map(photoOf)}
      lockNote={lockNote}
      lockWord={lockWord}
      unlock={unlock}
      hasBorder={profile.photo_border}
    >
      {children}
    </PhotoGallery>
  );
}
