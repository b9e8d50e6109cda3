import { Trans, useLingui } from '@lingui/react/macro';
import { isInterest } from '@vela/atlas/interests';
import type { Profile } from '@vela/contract/entities/profile';
import type { SwipeChoice } from '@vela/domain/likes';
import { Chip } from '@vela/ui/Chip';
import { FictionalStrip } from '@vela/ui/FictionalStrip';
import { Icon } from '@vela/ui/Icon';
import { OnlineDot } from '@vela/ui/OnlineDot';
import { Photo } from '@vela/ui/Photo';
import { PremiumPill } from '@vela/ui/PremiumPill';
import { INTEREST_ICONS, INTEREST_TEXTS, NOTE_TEXTS } from '@vela/ui/profile-text';
import { TextLink } from '@vela/ui/TextLink';
import { VisuallyHidden } from '@vela/ui/layout';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Heart from 'lucide-react/icons/heart';
import MapPin from 'lucide-react/icons/map-pin';
import X from 'lucide-react/icons/x';
import { usePhotos } from '../../kit/formats/photos/use-photos';
import { useFictionalWarning } from '../../kit/formats/use-fictional-warning';
import { usePlaceWords } from '../../kit/formats/use-place-words';
import { usePage } from '../../kit/page/page-context';
import { useTextLang } from '../../kit/formats/use-text-lang';
import * as styles from './SwipeCard.css';
import { useDrag } from './use-drag';

const SIZES = '(min-width: 992px) 24rem, (min-width: 768px) 34rem, 92vw';

export interface SwipeCardProps {
  profile: Profile;
  /** The whole profile, once it is there. */
  whole: Profile | undefined;
  /** `next` lies under the card of which is chosen now, `like` and `pass` are those that leave. */
  place: 'now' | 'next' | SwipeChoice;
  /** Which photo is shown, from 0. */
  photo: number;
  onTurn: (by: 1 | -1) => void;
  onChoose: (choice: SwipeChoice) => void;
  onGone: () => void;
}

/** A member to like or to pass, in a picture and a few words. */
export function SwipeCard({ profile, whole, place, photo, onTurn, onChoose, onGone }: SwipeCardProps) {
  const drag = useDrag(onChoose);
  const isNow = place === 'now';
  return (
    <article
      className={styles.card[place]}
      aria-labelledby={isNow ? `swipe-${profile.id}` : undefined}
      inert={!isNow}
      onAnimationEnd={(event) => {
        if (event.target === event.currentTarget && !isNow && place !== 'next') onGone();
      }}
      {...(isNow && drag)}
    >
      {isNow && <Leans />}
      <CardPhoto profile={profile} photos={whole?.photos} photo={photo} onTurn={onTurn} />
      <Words profile={profile} whole={whole} />
    </article>
  );
}

/** What letting go would choose, while the card is dragged far enough. */
function Leans() {
  return (
    <>
      <span className={styles.leans.like} aria-hidden="true">
        <Icon of={Heart} />
        <Trans context="a member, on a button">Like</Trans>
      </span>
      <span className={styles.leans.pass} aria-hidden="true">
        <Icon of={X} />
        <Trans context="a member, on a button">Pass</Trans>
      </span>
    </>
  );
}

interface CardPhotoProps extends Pick<SwipeCardProps, 'profile' | 'photo' | 'onTurn'> {
  photos: Profile['photos'] | undefined;
}

function CardPhoto({ profile, photos = profile.photos, photo, onTurn }: CardPhotoProps) {
  const { t } = useLingui();
  const photoOf = usePhotos();
  const warningOf = useFictionalWarning();
  const count = photos.length;
  const shown = photos[photo] ?? profile.main_image;
  const number = photo + 1;
  const { name } = profile;
  return (
    <div className={styles.photo}>
      <Photo
        key={shown?.id}
        photo={shown && photoOf(shown)}
        alt={count > 1 ? t`Photo ${number} of ${count}: ${name}` : ''}
        sizes={SIZES}
        fit="cover"
        isFirst
        hasBorder={profile.photo_border && shown?.main === true}
        lockNote={
          shown?.variant === 'locked' ? (
            <Trans>
              Private: only for those <span translate="no">{name}</span> chooses
            </Trans>
          ) : (
            <Trans>Premium members see all photos</Trans>
          )
        }
      >
        {profile.premium && (
          <span className={styles.premium}>
            <PremiumPill />
          </span>
        )}
      </Photo>
      {count > 1 && (
        <>
          <button
            type="button"
            className={styles.turn.back}
            aria-disabled={photo === 0}
            onClick={() => onTurn(-1)}
          >
            <span className={styles.turnMark}>
              <Icon of={ChevronLeft} />
            </span>
            <VisuallyHidden>
              <Trans>Previous photo</Trans>
            </VisuallyHidden>
          </button>
          <button
            type="button"
            className={styles.turn.on}
            aria-disabled={number === count}
            onClick={() => onTurn(1)}
          >
            <span className={styles.turnMark}>
              <Icon of={ChevronRight} />
            </span>
            <VisuallyHidden>
              <Trans>Next photo</Trans>
            </VisuallyHidden>
          </button>
          <span className={styles.pager} aria-hidden="true">
            {photos.map(({ id }, index) => (
              <i key={id} className={styles.pagerBar[index === photo ? 'shown' : 'other']} />
            ))}
          </span>
        </>
      )}
      {profile.fictional && (
        <div className={styles.fictional}>
          <FictionalStrip>{warningOf(profile)}</FictionalStrip>
        </div>
      )}
    </div>
  );
}

/** Of the member's words those that say most in little room. */
function Words({ profile, whole }: Pick<SwipeCardProps, 'profile' | 'whole'>) {
  const { i18n } = useLingui();
  const note = whole?.notes[0];
  const langOf = useTextLang();
  const placeWords = usePlaceWords();
  return (
    <div className={styles.words}>
      <div>
        <h2 className={styles.name} id={`swipe-${profile.id}`}>
          <span className={styles.nameWord} translate="no">
            <bdi>{profile.name}</bdi>,
          </span>{' '}
          <span className={styles.age}>{profile.age}</span>
          {profile.online === 'now' && <OnlineDot />}
        </h2>
        <p className={styles.where} translate="no">
          <Icon of={MapPin} size="small" />
          {placeWords(profile)}
        </p>
      </div>
      {whole && <Interests interests={whole.interests} />}
      {whole?.about !== undefined && (
        <p className={styles.about} lang={langOf(whole.about_language)}>
          {whole.about}
        </p>
      )}
      {note && (
        <div className={styles.reason}>
          <p className={styles.label}>{i18n._(NOTE_TEXTS[note.name])}</p>
          <p lang={langOf(note.language)}>{note.text}</p>
        </div>
      )}
      {!note && whole?.reason !== undefined && (
        <div className={styles.reason}>
          <p className={styles.label}>
            <Trans>Why I’m here</Trans>
          </p>
          <p lang={langOf(whole.reason_language)}>{whole.reason}</p>
        </div>
      )}
      <p className={styles.toProfile}>
        <TextLink alone href={`/members/${profile.id}`}>
          <Trans>See the whole profile</Trans>
        </TextLink>
      </p>
    </div>
  );
}

/** How many interests have room. */
const MOST = 4;

/** Those that both have, or else the first of the member's own. */
function Interests({ interests }: { interests: readonly string[] }) {
  const { i18n } = useLingui();
  const own = usePage().user?.profile?.interests ?? [];
  const known = interests.filter(isInterest);
  const shared = known.filter((key) => own.includes(key));
  const shown = (shared.length > 0 ? shared : known).slice(0, MOST);
  if (shown.length === 0) return null;
  return (
    <div>
      <p className={styles.chipsLabel}>
        {shared.length > 0 ? <Trans>In common</Trans> : <Trans>Interests</Trans>}
      </p>
      <ul className={styles.chips}>
        {shown.map((key) => (
          <li key={key}>
            <Chip icon={INTEREST_ICONS[key]} shared={shared.length > 0} size="small">
              {i18n._(INTEREST_TEXTS[key])}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}
