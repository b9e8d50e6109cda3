import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnProfile } from '@vela/contract/entities/own-profile';
import { ageRuleOf, checkDateOfBirth, isoDateOfFields, parseIsoDate } from '@vela/domain/signup';
import { dateFormat } from '@vela/domain/locale';
import { Card } from '@vela/ui/Card';
import { DateOfBirth } from '@vela/ui/DateOfBirth';
import { FactList } from '@vela/ui/FactList';
import { FieldGroup } from '@vela/ui/Field';
import { Heading } from '@vela/ui/Heading';
import { Stack } from '@vela/ui/layout';
import { genderOptions, monthNames } from '@vela/ui/option-text';
import { Segments } from '@vela/ui/Segments';
import { Text } from '@vela/ui/Text';
import { TextLink } from '@vela/ui/TextLink';
import { useId, useState } from 'react';
import { DoneNotice } from '../../../kit/forms/DoneNotice';
import { usePage } from '../../../kit/page/page-context';
import { SectionCard, useSection } from '../section';

/** Gender and age, which a new member can correct once. The name is the account's and stays. */
export function BasicsSection({ profile }: { profile: OwnProfile }) {
  const [wasOffered] = useState(profile.can_correct);
  if (profile.can_correct) return <Correction profile={profile} />;
  return <Fixed profile={profile} isCorrected={wasOffered} />;
}

interface FixedProps {
  profile: OwnProfile;
  /** It was corrected on this page. */
  isCorrected: boolean;
}

function Fixed({ profile: { gender, date_of_birth: iso }, isCorrected }: FixedProps) {
  const titleId = useId();
  const { i18n } = useLingui();
  const { locale } = usePage();
  const day = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${iso}T00:00:00Z`));
  const called = genderOptions(i18n).find(({ value }) => value === gender)?.label;
  return (
    <Card as="section" aria-labelledby={titleId} padding="roomy">
      <Stack gap="5">
        <Heading level={2} size="section" id={titleId}>
          <Trans>The basics</Trans>
        </Heading>
        {isCorrected && (
          <DoneNotice times={1}>
            <Trans>Saved.</Trans>
          </DoneNotice>
        )}
        <FactList
          facts={[
            { key: 'gender', name: <Trans>I am a</Trans>, value: called },
            { key: 'birth', name: <Trans>Date of birth</Trans>, value: day },
          ]}
        />
        <Text size="label" tone="muted">
          <Trans>
            Everyone relies on these two, so they stay as they are. Is something wrong?{' '}
            <TextLink href="/pages/service">Write to us</TextLink>, and we’ll put it right.
          </Trans>
        </Text>
      </Stack>
    </Card>
  );
}

function Correction({ profile }: { profile: OwnProfile }) {
  const { i18n } = useLingui();
  const { locale, settings, now } = usePage();
  const section = useSection({
    name: 'basics',
    fields: ['gender', 'date_of_birth'],
    profile,
    check: ({ date_of_birth: iso }) => {
      const problem = checkDateOfBirth(iso, ageRuleOf(settings, new Date(now)));
      return problem ? [{ path: 'date_of_birth', ...problem }] : [];
    },
  });
  const { values, change, error } = section;
  const [months] = useState(() => monthNames(locale));
  return (
    <SectionCard
      section={section}
      title={<Trans>The basics</Trans>}
      lead={<Trans>You can correct these two once, within a day of confirming your e-mail address.</Trans>}
    >
      <FieldGroup label={<Trans>I am a</Trans>} error={error('gender')}>
        <Segments
          name="gender"
          value={values.gender}
          options={genderOptions(i18n)}
          onChange={(gender) => change({ gender })}
        />
      </FieldGroup>
      <FieldGroup
        label={<Trans>Date of birth</Trans>}
        hint={<Trans>Others see your age, never the date.</Trans>}
        error={error('date_of_birth')}
      >
        <div onInput={({ currentTarget }) => change({ date_of_birth: readDate(currentTarget) })}>
          <DateOfBirth key={section.round} months={months} defaultValue={partsOf(values.date_of_birth)} />
        </div>
      </FieldGroup>
    </SectionCard>
  );
}

function partsOf(iso: string): { day: string; month: string; year: string } {
  const date = parseIsoDate(iso);
  if (!date) return { day: '', month: '', year: '' };
  return { day: String(date.day), month: String(date.month), year: String(date.year) };
}

function readDate(element: HTMLElement): string {
  const part = (name: string): string =>
    element.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="dob_${name}"]`)?.value ?? '';
  return isoOf({ day: part('day'), month: part('month'), year: part('year') });
}

/** Returns the date of the three parts; the rules reject a day that doesn't exist. */
function isoOf(parts: { day: string; month: string; year: string }): string {
  return isoDateOfFields(parts) ?? `${parts.year}-${parts.month}-${parts.day}`;
}
