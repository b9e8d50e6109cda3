import { Trans, useLingui } from '@lingui/react/macro';
import type { ProfileCard } from '@vela/contract/entities/profile';
import { Avatar } from '@vela/ui/Avatar';
import { ButtonLink } from '@vela/ui/Button';
import { FictionalStrip } from '@vela/ui/FictionalStrip';
import { Heading } from '@vela/ui/Heading';
import { Icon, type IconGlyph } from '@vela/ui/Icon';
import { IconLink } from '@vela/ui/IconButton';
import { Container, Stack } from '@vela/ui/layout';
import { Photo } from '@vela/ui/Photo';
import { PremiumPill } from '@vela/ui/PremiumPill';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import Gift from 'lucide-react/icons/gift';
import Heart from 'lucide-react/icons/heart';
import Images from 'lucide-react/icons/images';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { ReactNode } from 'react';
import { useKnownSource } from '../../kit/consent/use-known-source';
import { VisitorLimit } from '../../kit/frame/limit-reached/VisitorLimit';
import { usePhotos } from '../../kit/formats/photos/use-photos';
import { usePlaceWords } from '../../kit/formats/use-place-words';
import { useHere, useLoaded } from '../../kit/page/use-routing';
import { usePathWithCarriedParams } from '../../kit/page/use-carried-params';
import { Screen } from '../../kit/page/Screen';
import { hasWishes, readSearch, searchHref } from '../../kit/search/search-address';
import { NotFoundScreen } from '../../kit/frame/status';
import { withNext } from '../../kit/page/with-next';
import { useFictionalWarning } from '../../kit/formats/use-fictional-warning';
import * as styles from './MemberPreview.css';

interface MemberPreviewProps {
  profile: ProfileCard | null;
  /** The time when a network that has opened very many may open more (ISO 8601). */
  againAt: string | null;
}

/** What a visitor sees of a member: as much as stands on a card. */
export function MemberPreview({ profile, againAt }: MemberPreviewProps) {
  const { t } = useLingui();
  const photoOf = usePhotos();
  const withParams = usePathWithCarriedParams();
  const search = useReturnTo();
  if (againAt !== null) {
    return (
      <Screen title={t`Member`}>
        <Container>
          <VisitorLimit againAt={againAt} level={1} />
        </Container>
      </Screen>
    );
  }
  if (profile === null) return <NotFoundScreen />;
  const { name, main_image: image } = profile;
  const back = { icon: ChevronLeft, href: withParams(search), label: t`See more members` };
  return (
    <Screen title={name}>
      <Container>
        <div className={image ? styles.page : styles.wordsPage}>
          {image ? (
            <div className={styles.photo}>
              <Photo
                photo={photoOf(image)}
                alt={name}
                sizes="(min-width: 992px) 37rem, (min-width: 768px) 26rem, 92vw"
                isFirst
              />
              <span className={styles.back}>
                <IconLink {...back} tone="glass" />
              </span>
            </div>
          ) : (
            <div className={styles.backAlone}>
              <IconLink {...back} />
            </div>
          )}
          <div className={styles.words}>
            <div className={styles.face}>
              {!image && <Avatar name={name} size="huge" />}
              <div className={styles.besideFace}>
                <Head profile={profile} />
              </div>
            </div>
            <Choices profile={profile} />
            <ForMembers name={name} />
          </div>
        </div>
      </Container>
    </Screen>
  );
}

/** Who it is, and where from. */
function Head({ profile }: { profile: ProfileCard }) {
  const warningOf = useFictionalWarning();
  const placeWords = usePlaceWords();
  return (
    <Stack gap="4">
      {(profile.premium || profile.fictional) && (
        <div className={styles.marks}>
          {profile.premium && <PremiumPill />}
          {profile.fictional && <FictionalStrip shape="pill">{warningOf(profile)}</FictionalStrip>}
        </div>
      )}
      <Stack gap="2">
        <Heading level={1} translate="no">
          <bdi>{profile.name}</bdi>, <span className={styles.age}>{profile.age}</span>
        </Heading>
        <p className={styles.place} translate="no">
          <Icon of={MapPin} size="small" />
          {placeWords(profile)}
        </p>
      </Stack>
    </Stack>
  );
}

/** The search that led here, as this page's address says. */
function useReturnTo(): string {
  const { filters } = readSearch(useHere(), { filters: {}, hasPlace: false });
  return hasWishes(filters) ? searchHref({ filters }) : '/members';
}

/** What a member may do here. */
function ForMembers({ name }: { name: string }) {
  return (
    <ul className={styles.list}>
      <Point icon={Images}>
        <Trans>
          Login to view more photos of <span translate="no">{name}</span>
        </Trans>
      </Point>
      <Point icon={Heart}>
        <Trans>
          Login to like <span translate="no">{name}</span>’s profile
        </Trans>
      </Point>
      <Point icon={MessageCircle}>
        <Trans>You need to be logged in to chat</Trans>
      </Point>
      <Point icon={Gift}>
        <Trans>
          You need to be logged in to send a gift to <span translate="no">{name}</span>
        </Trans>
      </Point>
    </ul>
  );
}

function Point({ icon, children }: { icon: IconGlyph; children: ReactNode }) {
  return (
    <li className={styles.point}>
      <Icon of={icon} />
      <span>{children}</span>
    </li>
  );
}

function Choices({ profile }: { profile: ProfileCard }) {
  const here = useHere();
  const source = useKnownSource();
  const toJoin = new URLSearchParams({ ...source, signup_member_id: profile.id }).toString();
  return (
    <div className={styles.choices}>
      <ButtonLink
        href={`/signup?${toJoin}`}
        data-member-name={profile.name}
        data-member-fictional={profile.fictional ? '' : undefined}
      >
        <Trans>Join for free</Trans>
      </ButtonLink>
      <ButtonLink tone="line" href={withNext('/login', here)}>
        <Trans>Log in</Trans>
      </ButtonLink>
    </div>
  );
}

/** What the route's loader returns for a visitor. */
type LoadMemberPreview = () => { card: ProfileCard | null; againAt: string | null };

export function MemberPreviewRoute() {
  const { card, againAt } = useLoaded<LoadMemberPreview>();
  return <MemberPreview profile={card} againAt={againAt} />;
}
