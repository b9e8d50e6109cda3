import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isAnyInterest } from '@vela/atlas/interests';
import type { Profile } from '@vela/contract/entities/profile';
import { sharedLanguages, type Language } from '@vela/domain/locale';
import { Chip } from '@vela/ui/Chip';
import { FactList, type Fact } from '@vela/ui/FactList';
import { Heading } from '@vela/ui/Heading';
import { INTEREST_ICONS, INTEREST_TEXTS, NOTE_TEXTS } from '@vela/ui/profile-text';
import { Text } from '@vela/ui/Text';
import { useId, type ReactNode } from 'react';
import { FACT_NAMES, FACT_TEXTS } from '@vela/ui/option-text';
import { usePage } from '../../kit/page/page-context';
import * as styles from './Member.css';
import { useLookingForWords } from '../../kit/formats/use-looking-for-words';
import { useLanguageWords } from '../../kit/formats/use-language-words';
import { useTextLang } from '../../kit/formats/use-text-lang';
import { Translate } from '../../kit/translation/Translate';
import { usePlaceWords } from '../../kit/formats/use-place-words';

/** What a member says about itself; a part that was left empty isn't there. */
export function AboutMember({ profile }: { profile: Profile }) {
  const { i18n } = useLingui();
  const { user } = usePage();
  const facts = useFacts(profile);
  const own = user?.profile;
  const { intimate_interests: intimate = [] } = profile;
  return (
    <>
      {profile.about && (
        <Section title={<Trans>About me</Trans>}>
          <Words text={profile.about} language={profile.about_language} />
        </Section>
      )}
      {profile.notes.map(({ name, ...note }) => (
        <Note key={name} sentence={i18n._(NOTE_TEXTS[name])} {...note} />
      ))}
      {profile.reason && (
        <Section title={<Trans>Why I’m here</Trans>}>
          <Words text={profile.reason} language={profile.reason_language} />
        </Section>
      )}
      {profile.interests.length > 0 && (
        <Interests
          title={<Trans>Interests</Trans>}
          interests={profile.interests}
          own={own?.interests ?? []}
        />
      )}
      {intimate.length > 0 && (
        <Interests
          title={<Trans>Intimate interests</Trans>}
          note={<Trans>Seen only by members who have agreed to the same.</Trans>}
          interests={intimate}
          own={own?.intimate_interests ?? []}
        />
      )}
      {facts.length > 0 && (
        <Section title={<Trans>Facts</Trans>}>
          <FactList areBrief facts={facts} />
        </Section>
      )}
    </>
  );
}

interface InterestsProps {
  title: ReactNode;
  note?: ReactNode;
  interests: readonly string[];
  /** Those of the member who looks. */
  own: readonly string[];
}

/** Those that both have come first. */
function Interests({ title, note, interests, own }: InterestsProps) {
  const { i18n } = useLingui();
  const known = interests.filter(isAnyInterest);
  const shared = known.filter((key) => own.includes(key));
  const ordered = [...new Set([...shared, ...known])];
  return (
    <Section title={title}>
      {note !== undefined && (
        <Text size="label" tone="muted">
          {note}
        </Text>
      )}
      {shared.length > 0 && (
        <Text size="label" tone="muted">
          <Plural value={shared.length} one="# interest in common" other="# interests in common" />
        </Text>
      )}
      <ul className={styles.chips}>
        {ordered.map((key) => (
          <li key={key}>
            <Chip icon={INTEREST_ICONS[key]} shared={shared.includes(key)}>
              {i18n._(INTEREST_TEXTS[key])}
            </Chip>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  const headingId = useId();
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <Heading level={2} size="section" id={headingId}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

interface WrittenWords {
  text: string;
  language?: Language | undefined;
}

/** What the member has written, in its language. */
function Words({ text, language, isLarge = false }: WrittenWords & { isLarge?: boolean }) {
  const langOf = useTextLang();
  return (
    <div>
      <p className={isLarge ? styles.noteEnd : styles.prose} lang={langOf(language)}>
        {text}
      </p>
      <Translate text={text} language={language} />
    </div>
  );
}

/** A sentence that the site begins, small, and the member finishes, large. */
function Note({ sentence, ...note }: WrittenWords & { sentence: string }) {
  const headingId = useId();
  return (
    <section className={styles.note} aria-labelledby={headingId}>
      <Heading level={2} size="label" id={headingId}>
        {sentence}
      </Heading>
      <Words {...note} isLarge />
    </section>
  );
}

/** The languages that the member speaks, and those of them that the viewer speaks, too. */
function Spoken({ languages }: { languages: readonly Language[] }) {
  const { user } = usePage();
  const languageWords = useLanguageWords();
  const shared = sharedLanguages(user?.profile?.languages ?? [], languages);
  const inCommon = languageWords(shared);
  return (
    <>
      {languageWords(languages)}
      {shared.length > 0 && (
        <Text size="label" tone="muted">
          <Trans>In common: {inCommon}</Trans>
        </Text>
      )}
    </>
  );
}

/** The closed answers of a profile, as far as they were given. */
function useFacts(profile: Profile): Fact[] {
  const { t, i18n } = useLingui();
  const placeWords = usePlaceWords();
  const lookingForWords = useLookingForWords();
  const { relationship_status: relationship, hair_color: hair, body_type: body, eye_color: eyes } = profile;
  const facts: (Fact | false)[] = [
    { key: 'place', name: t`Lives in`, value: placeWords(profile) },
    profile.gender_identity !== undefined && {
      key: 'gender_identity',
      name: i18n._(FACT_NAMES.gender_identity),
      value: profile.gender_identity,
    },
    profile.looking_for !== undefined && {
      key: 'looking_for',
      name: i18n._(FACT_NAMES.looking_for),
      value: lookingForWords(profile.looking_for),
    },
    profile.languages !== undefined && {
      key: 'languages',
      name: i18n._(FACT_NAMES.languages),
      value: <Spoken languages={profile.languages} />,
    },
    relationship !== undefined && {
      key: 'relationship',
      name: i18n._(FACT_NAMES.relationship_status),
      value: i18n._(FACT_TEXTS.relationship_status[relationship]),
    },
    body !== undefined && {
      key: 'body',
      name: i18n._(FACT_NAMES.body_type),
      value: i18n._(FACT_TEXTS.body_type[body]),
    },
    hair !== undefined && {
      key: 'hair',
      name: i18n._(FACT_NAMES.hair_color),
      value: i18n._(FACT_TEXTS.hair_color[hair]),
    },
    eyes !== undefined && {
      key: 'eyes',
      name: i18n._(FACT_NAMES.eye_color),
      value: i18n._(FACT_TEXTS.eye_color[eyes]),
    },
    profile.tattoos !== undefined && {
      key: 'tattoos',
      name: i18n._(FACT_NAMES.tattoos),
      value: profile.tattoos ? t`Yes` : t`No`,
    },
  ];
  return facts.filter((fact) => fact !== false);
}
