import { Trans, useLingui } from '@lingui/react/macro';
import { countryName, type Locale } from '@vela/domain/locale';
import { isGender } from '@vela/domain/profile';
import { ANYWHERE, SIGNUP_FACTS, type SignupStep } from '@vela/domain/signup';
import { wishableOf } from '@vela/domain/wishes';
import { VisuallyHidden } from '@vela/ui/layout';
import { FACT_NAMES, GENDER_TEXTS, regionLabelText } from '@vela/ui/option-text';
import { use, type ReactNode } from 'react';
import { usePreview } from '../../kit/forms/photos/use-preview';
import { usePage } from '../../kit/page/page-context';
import { useHiddenFromVisitors } from '../../kit/page/use-hidden-from-visitors';
import { dayText } from '../../kit/formats/day-text';
import type { Draft } from './draft';
import { factText } from './fact-answers';
import { lookingForText } from './looking-for-answers';
import { MemberNameContext } from './member-name';
import { StepLink } from './StepLink';
import { answer, edit, list, photo, row, term } from './Summary.css';

interface SummaryProps {
  draft: Draft;
  /** The region by its name. */
  region: string | null;
  /** The photo that goes with it. */
  picture: Blob | null;
}

/** Everything that was answered, each with the way back to its step. */
export function Summary({ draft, region, picture }: SummaryProps) {
  const { t, i18n } = useLingui();
  const { locale, settings } = usePage();
  const isAsked = useHiddenFromVisitors() === null;
  const { country = '', gender } = draft;
  const regionLabel = regionLabelText(i18n, { country, label: settings.region_data?.[country] });
  return (
    <dl className={list}>
      <MessageRow message={draft.signup_message} />
      <Row step="account" label={t`E-mail address`} value={draft.email} />
      <Row step="account" label={t`Username`} value={draft.name} />
      <Row step="account" label={t`Date of birth`} value={birthDate(draft, locale)} />
      <Row
        step="account"
        label={t`Gender`}
        value={isGender(gender) ? i18n._(GENDER_TEXTS[gender]) : undefined}
      />
      <MeetRows draft={draft} />
      <Row step="photo" label={t`Photo`} value={picture ? <Chosen picture={picture} /> : t`No photo yet`} />
      {isAsked && (
        <Row
          step="photo"
          label={t`Visible without an account`}
          value={draft.visitors_may_see === undefined ? t`No` : t`Yes`}
        />
      )}
      <Row step="location" label={t`Country`} value={country && countryName(country, locale)} />
      {region !== null && <Row step="location" label={regionLabel} value={region} />}
      <Row step="location" label={t`City`} value={draft.city} />
      <FactRows draft={draft} />
      <Row step="about" label={t`In your own words`} value={draft.about} />
    </dl>
  );
}

function MessageRow({ message = '' }: { message: string | undefined }) {
  const { t } = useLingui();
  const memberName = use(MemberNameContext);
  if (message === '') return null;
  const label = memberName === undefined ? t`Your first message` : t`Message to ${memberName}`;
  return <Row step="account" label={label} value={message} />;
}

/** Who one would like to meet, in one line. */
function MeetRows({ draft }: { draft: Draft }) {
  const { t, i18n } = useLingui();
  const words = useWishWords();
  const lookingFor = lookingForText(draft.looking_for);
  return (
    <>
      <Row step="meet" label={t`I want to meet`} value={words(draft)} />
      <Row step="meet" label={t`I’m looking for`} value={lookingFor && i18n._(lookingFor)} />
    </>
  );
}

function useWishWords(): (draft: Draft) => string {
  const { t } = useLingui();
  const { gender: asksGender, ages, distances } = wishableOf(usePage().settings.search_fields);
  return ({
    wished_gender: gender,
    wished_min_age: youngest,
    wished_max_age: oldest,
    wished_distance: distance,
  }) => {
    const hasAges = youngest !== undefined || oldest !== undefined;
    const { min, max } = ages ?? { min: 0, max: 0 };
    const [from, to] = [youngest ?? min, oldest ?? max];
    const parts = [
      asksGender && (gender === 'female' ? t`Women` : gender === 'male' ? t`Men` : t`Women and men`),
      ages && hasAges && t`${from} to ${to} years`,
      distances.length > 0 &&
        distance !== undefined &&
        (distance === ANYWHERE ? t`anywhere` : t`within ${distance} km`),
    ];
    return parts.filter((part) => typeof part === 'string').join(', ');
  };
}

function Chosen({ picture }: { picture: Blob }) {
  const { t } = useLingui();
  const src = usePreview(picture);
  return <img className={photo} src={src ?? undefined} alt={t`Your photo`} />;
}

/** The facts beside the account; what was left out is asked for nowhere else. */
function FactRows({ draft }: { draft: Draft }) {
  const { i18n } = useLingui();
  return SIGNUP_FACTS.map((fact) => {
    const text = factText(fact, draft[fact]);
    return text && <Row key={fact} step="about" label={i18n._(FACT_NAMES[fact])} value={i18n._(text)} />;
  });
}

function Row({ step, label, value }: { step: SignupStep; label: string; value: ReactNode }) {
  return (
    <div className={row}>
      <dt className={term}>{label}</dt>
      <dd className={answer}>{value || <Trans>No answer</Trans>}</dd>
      <dd className={edit}>
        <StepLink step={step} isEdit>
          <Trans>
            Change<VisuallyHidden> {label}</VisuallyHidden>
          </Trans>
        </StepLink>
      </dd>
    </div>
  );
}

function birthDate({ dob_day: day, dob_month: month, dob_year: year }: Draft, locale: Locale): string {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return Number.isNaN(date.getTime()) ? '' : dayText(date, locale);
}
