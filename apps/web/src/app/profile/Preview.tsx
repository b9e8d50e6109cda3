import { Trans, useLingui } from '@lingui/react/macro';
import { isAnyInterest } from '@vela/atlas/interests';
import type { OwnProfile } from '@vela/contract/entities/own-profile';
import { photoVariantFor } from '@vela/domain/photos';
import { shownFacts, shownPhotos, shownRegion, type OptionalFact } from '@vela/domain/members';
import { shownNotes } from '@vela/domain/profile';
import { Avatar } from '@vela/ui/Avatar';
import { Chip } from '@vela/ui/Chip';
import { Dialog } from '@vela/ui/Dialog';
import { FactList, type Fact } from '@vela/ui/FactList';
import { FieldGroup } from '@vela/ui/Field';
import { Heading } from '@vela/ui/Heading';
import { Stack } from '@vela/ui/layout';
import type { ShownPhoto } from '@vela/ui/Photo';
import { PhotoGallery } from '@vela/ui/PhotoGallery';
import { FACT_NAMES, FACT_TEXTS } from '@vela/ui/option-text';
import { INTEREST_ICONS, INTEREST_TEXTS, NOTE_TEXTS } from '@vela/ui/profile-text';
import { Segments } from '@vela/ui/Segments';
import { Text } from '@vela/ui/Text';
import { useState, type ReactNode } from 'react';
import { usePage } from '../../kit/page/page-context';
import { usePhotos } from '../../kit/formats/photos/use-photos';
import { useLookingForWords } from '../../kit/formats/use-looking-for-words';
import { useLanguageWords } from '../../kit/formats/use-language-words';
import { useTextLang } from '../../kit/formats/use-text-lang';
import { usePlaceWords } from '../../kit/formats/use-place-words';
import { chips } from './section/chips.css';

interface PreviewProps {
  profile: OwnProfile;
  onClose: () => void;
}

/** One's profile in the eyes of others, without premium and with it. */
export function Preview({ profile, onClose }: PreviewProps) {
  const { t, i18n } = useLingui();
  const lockWordOf = ({ variant }: ShownPhoto) => (variant === 'blurred' ? t`Premium` : t`Private`);
  const placeWords = usePlaceWords();
  const langOf = useTextLang();
  const [viewer, setViewer] = useState<'free' | 'premium'>('free');
  const photos = usePhotosFor(profile, { premium: viewer === 'premium' });
  const { about, notes, interests, intimate_interests: intimate = [], ...shown } = useShown(profile);
  const facts = useFacts(shown);
  return (
    <Dialog isOpen title={<Trans>Profile preview</Trans>} onClose={onClose}>
      <Stack gap="5">
        <FieldGroup label={<Trans>As a member sees it</Trans>}>
          <Segments
            name="viewer"
            value={viewer}
            options={[
              { value: 'free', label: t`without Premium` },
              { value: 'premium', label: t`with Premium` },
            ]}
            onChange={setViewer}
          />
        </FieldGroup>
        {photos.length > 0 && (
          <PhotoGallery
            name={profile.name}
            photos={photos}
            lockNote={lockNoteOf}
            lockWord={lockWordOf}
            hasBorder={profile.premium && profile.photo_border}
          />
        )}
        {photos.length === 0 && <Avatar name={profile.name} size="huge" />}
        <Stack gap="1">
          <Heading level={3} size="page" translate="no">
            <bdi>{profile.name}</bdi>, {profile.age}
          </Heading>
          <Text tone="muted" translate="no">
            {placeWords(shown)}
          </Text>
        </Stack>
        {about !== undefined && (
          <Text>
            <span lang={langOf(profile.about_language)}>{about}</span>
          </Text>
        )}
        {notes.map(({ name, text, language }) => (
          <Stack key={name} gap="1">
            <Text size="label" tone="muted">
              {i18n._(NOTE_TEXTS[name])}
            </Text>
            <Text>
              <span lang={langOf(language)}>{text}</span>
            </Text>
          </Stack>
        ))}
        <Interests interests={interests} />
        {intimate.length > 0 && (
          <Stack gap="2">
            <Text size="label" tone="muted">
              <Trans>Only for members who have agreed to the same:</Trans>
            </Text>
            <Interests interests={intimate} />
          </Stack>
        )}
        {facts.length > 0 && <FactList areBrief facts={facts} />}
      </Stack>
    </Dialog>
  );
}

function Interests({ interests }: { interests: readonly string[] }) {
  const { i18n } = useLingui();
  if (interests.length === 0) return null;
  return (
    <div className={chips}>
      {interests.filter(isAnyInterest).map((interest) => (
        <Chip key={interest} icon={INTEREST_ICONS[interest]}>
          {i18n._(INTEREST_TEXTS[interest])}
        </Chip>
      ))}
    </div>
  );
}

function lockNoteOf({ variant }: ShownPhoto): ReactNode {
  return variant === 'blurred' ? <Trans>Premium members see all photos</Trans> : <Trans>Private photo</Trans>;
}

/** What the site shows to others of a profile, by the rules that the server goes by. */
function useShown(profile: OwnProfile) {
  const visible = useVisibleFields();
  const { visible_profile_notes: notes = [] } = usePage().settings;
  const region = shownRegion(profile.region ?? null, visible);
  return {
    country: profile.country,
    ...(region !== null && { region }),
    ...shownFacts(profile, visible),
    reason_language: profile.reason_language,
    notes: shownNotes(profile.notes, notes),
  };
}

function useVisibleFields(): readonly string[] {
  return usePage().settings.visible_profile_fields ?? [];
}

/** Applies the rule of the server; what the server would blur, the browser blurs here. */
function usePhotosFor({ photos }: OwnProfile, { premium }: { premium: boolean }): ShownPhoto[] {
  const shown = usePhotos();
  const visible = useVisibleFields();
  const viewer = { owner: false, member: true, premium, access: false };
  return shownPhotos(photos, visible).flatMap((image): ShownPhoto[] => {
    const variant = photoVariantFor(image, viewer);
    if (variant === null) return [];
    return variant === 'locked'
      ? [{ id: image.id, variant }]
      : [{ ...shown(image), variant, hasSharpSource: true }];
  });
}

type Facts = Pick<
  ReturnType<typeof useShown>,
  Exclude<OptionalFact, 'about' | 'city' | 'intimate_interests'> | 'reason_language'
>;

function useFacts(shown: Facts): Fact[] {
  const { t, i18n } = useLingui();
  const lookingForWords = useLookingForWords();
  const languageWords = useLanguageWords();
  const langOf = useTextLang();
  const {
    gender_identity,
    looking_for,
    relationship_status,
    body_type,
    hair_color,
    eye_color,
    tattoos,
    reason,
    languages,
  } = shown;
  const answers = {
    reason: reason && {
      name: t`Why I’m here`,
      value: <span lang={langOf(shown.reason_language)}>{reason}</span>,
    },
    gender_identity: gender_identity !== undefined && {
      name: i18n._(FACT_NAMES.gender_identity),
      value: gender_identity,
    },
    looking_for: looking_for && {
      name: i18n._(FACT_NAMES.looking_for),
      value: lookingForWords(looking_for),
    },
    languages: languages && { name: i18n._(FACT_NAMES.languages), value: languageWords(languages) },
    relationship_status: relationship_status && {
      name: i18n._(FACT_NAMES.relationship_status),
      value: i18n._(FACT_TEXTS.relationship_status[relationship_status]),
    },
    body_type: body_type && {
      name: i18n._(FACT_NAMES.body_type),
      value: i18n._(FACT_TEXTS.body_type[body_type]),
    },
    hair_color: hair_color && {
      name: i18n._(FACT_NAMES.hair_color),
      value: i18n._(FACT_TEXTS.hair_color[hair_color]),
    },
    eye_color: eye_color && {
      name: i18n._(FACT_NAMES.eye_color),
      value: i18n._(FACT_TEXTS.eye_color[eye_color]),
    },
    tattoos: tattoos !== undefined && { name: i18n._(FACT_NAMES.tattoos), value: tattoos ? t`Yes` : t`No` },
  };
  return Object.entries(answers).flatMap(([key, answer]) => (answer ? [{ key, ...answer }] : []));
}
