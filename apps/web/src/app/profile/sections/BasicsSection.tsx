import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnProfile } from '@vela/contract/entities/own-profile';
import { ageRuleOf, checkDateOfBirth, isoDateOfFields, parseIsoDate } from '@vela/domain/signup';
import { DateOfBirth } from '@vela/ui/DateOfBirth';
import { FieldGroup } from '@vela/ui/Field';
import { genderOptions, monthNames } from '@vela/ui/option-text';
import { Segments } from '@vela/ui/Segments';
import { useState } from 'react';
import { usePage } from '../../../kit/page/page-context';
import { SectionCard, useSection } from '../section';

/** Gender and age. The name is the account's and stays. */
export function BasicsSection({ profile }: { profile: OwnProfile }) {
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
    <SectionCard section={section} title={<Trans>The basics</Trans>}>
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
