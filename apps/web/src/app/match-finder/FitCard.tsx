import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { regionName } from '@vela/atlas/regions';
import type { Wishes } from '@vela/contract/entities/wishes';
import type { ResultOf } from '@vela/contract/registry';
import { countryName } from '@vela/domain/locale';
import type { Wish } from '@vela/domain/wishes';
import { ButtonLink } from '@vela/ui/Button';
import { FictionalStrip } from '@vela/ui/FictionalStrip';
import { Icon, type IconGlyph } from '@vela/ui/Icon';
import { OnlineDot } from '@vela/ui/OnlineDot';
import { Photo } from '@vela/ui/Photo';
import { PremiumPill } from '@vela/ui/PremiumPill';
import { LOOKING_FOR_TEXTS } from '@vela/ui/profile-text';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import Shapes from 'lucide-react/icons/shapes';
import { type ReactNode } from 'react';
import { usePhotos } from '../../kit/formats/photos/use-photos';
import { useFictionalWarning } from '../../kit/formats/use-fictional-warning';
import { usePlaceWords } from '../../kit/formats/use-place-words';
import { LikeButton } from '../../kit/likes/LikeButton';
import { useWriteHref } from '../../kit/likes/use-write-href';
import { usePage } from '../../kit/page/page-context';
import { useAgeWords } from '../../kit/search/use-age-words';
import * as styles from './FitCard.css';
import { useInterestWords } from './use-wish-words';

type FitData = ResultOf<'getMatchFinder'>['results'][number];

const SIZES = { first: '(min-width: 992px) 22rem, 92vw', other: '9rem' } as const;

interface FitCardProps {
  fit: FitData;
  /** How many wishes ask for something. */
  asked: number;
  wishes: Wishes;
  /** The one that fits best: it is larger, and can be written to from here. */
  isFirst?: boolean | undefined;
}

/** A member who fits, and why. */
export function FitCard({ fit, asked, wishes, isFirst = false }: FitCardProps) {
  const { profile, unmet } = fit;
  const place = usePlaceWords()(profile);
  const photoOf = usePhotos();
  const warningOf = useFictionalWarning();
  const reasons = useReasons(fit, wishes);
  return (
    <article className={styles.card[isFirst ? 'first' : 'other']} aria-labelledby={`fit-${profile.id}`}>
      <div className={styles.words}>
        <div>
          <h3 className={styles.name[isFirst ? 'first' : 'other']} id={`fit-${profile.id}`}>
            <a className={styles.link} href={`/members/${profile.id}`} translate="no">
              <bdi>{profile.name}</bdi>, <span className={styles.age}>{profile.age}</span>
            </a>
            {profile.online === 'now' && <OnlineDot />}
          </h3>
          <p className={styles.where} translate="no">
            {place}
          </p>
        </div>
        {asked > 0 && <MetWishes met={asked - Number(unmet !== null)} asked={asked} />}
        {reasons.length > 0 && (
          <ul className={styles.reasons}>
            {reasons.map(({ key, icon, words, isUnmet }) => (
              <li key={key} className={styles.reason[isUnmet ? 'unmet' : 'met']}>
                <Icon of={icon} size="small" />
                <span>{words}</span>
              </li>
            ))}
          </ul>
        )}
        {isFirst && <Ways profile={profile} />}
      </div>
      <div className={styles.picture}>
        <Photo
          photo={profile.main_image && photoOf(profile.main_image)}
          alt=""
          sizes={isFirst ? SIZES.first : SIZES.other}
          isFirst={isFirst}
          hasBorder={profile.photo_border}
        >
          {profile.premium && isFirst && (
            <span className={styles.premium}>
              <PremiumPill />
            </span>
          )}
        </Photo>
        <div className={styles.like}>
          <LikeButton profile={profile} />
        </div>
        {profile.fictional && (
          <div className={styles.fictional}>
            <FictionalStrip>{warningOf(profile)}</FictionalStrip>
          </div>
        )}
      </div>
    </article>
  );
}

function Ways({ profile }: Pick<FitData, 'profile'>) {
  const writeHref = useWriteHref();
  const { name } = profile;
  return (
    <p className={styles.ways}>
      <ButtonLink icon={MessageCircle} href={writeHref(profile)}>
        <Trans>
          Write to <span translate="no">{name}</span>
        </Trans>
      </ButtonLink>
      <ButtonLink tone="line" href={`/members/${profile.id}`}>
        <Trans>See the profile</Trans>
      </ButtonLink>
    </p>
  );
}

/** How many wishes are met, as a line and in words. */
function MetWishes({ met, asked }: { met: number; asked: number }) {
  return (
    <p className={styles.met}>
      <span className={styles.pips} aria-hidden="true">
        {Array.from({ length: asked }, (_, index) => (
          <i key={index} className={styles.pip[index < met ? 'met' : 'unmet']} />
        ))}
      </span>
      <span>
        <Plural
          value={asked}
          one={<Trans>Fits {met} of # wish</Trans>}
          other={<Trans>Fits {met} of # wishes</Trans>}
        />
      </span>
    </p>
  );
}

interface Reason {
  key: string;
  icon: IconGlyph;
  words: ReactNode;
  isUnmet?: boolean;
}

function useReasons({ profile, reasons, unmet }: FitData, wishes: Wishes): Reason[] {
  const { i18n } = useLingui();
  const interestWords = useInterestWords();
  const unmetWords = useUnmetWords();
  const { distance: km } = reasons;
  const interests = interestWords(reasons.interests);
  const lookingFor = reasons.looking_for.map((each) => i18n._(LOOKING_FOR_TEXTS[each])).join(', ');
  const found: (Reason | false)[] = [
    reasons.both_ways && {
      key: 'both_ways',
      icon: ArrowLeftRight,
      words: <Trans>It goes both ways: you fit, too</Trans>,
    },
    reasons.looking_for.length > 0 && {
      key: 'looking_for',
      icon: HeartHandshake,
      words: <Trans>Looking for the same: {lookingFor}</Trans>,
    },
    reasons.interests.length > 0 && {
      key: 'interests',
      icon: Shapes,
      words: <Trans>In common: {interests}</Trans>,
    },
    km !== null &&
      unmet !== 'distance' && {
        key: 'distance',
        icon: MapPin,
        words: <Trans>At most {km} km away</Trans>,
      },
    unmet !== null && {
      key: 'unmet',
      icon: CircleDashed,
      words: unmetWords(unmet, { profile, km, wishes }),
      isUnmet: true,
    },
  ];
  return found.filter((reason) => reason !== false);
}

interface Unmet {
  profile: FitData['profile'];
  km: number | null;
  wishes: Wishes;
}

/** Returns a function that says which wish isn't met, and by how much. */
function useUnmetWords(): (wish: Wish, of: Unmet) => ReactNode {
  const { t } = useLingui();
  const { locale } = usePage();
  const ageWords = useAgeWords();
  return (wish, { profile, km, wishes }) => {
    const { min_age: from, max_age: to, country, region } = wishes;
    const wished = wishes.distance ?? 0;
    const { age } = profile;
    switch (wish) {
      case 'ages': {
        const ages = ageWords({ from: from ?? undefined, to: to ?? undefined }) ?? '';
        return t`Age ${age}; your wish: ${ages}`;
      }
      case 'distance':
        return km === null
          ? t`More than 250 km away; your wish: ${wished} km`
          : t`Up to ${km} km away; your wish: ${wished} km`;
      case 'region': {
        const place =
          country === null ? '' : ((region && regionName(country, region)) ?? countryName(country, locale));
        return t`Lives elsewhere; your wish: ${place}`;
      }
      case 'interests':
        return t`None of the interests you chose`;
      case 'looking_for':
        return t`Looking for something else, or hasn’t said`;
      case 'gender':
        return '';
    }
  };
}
