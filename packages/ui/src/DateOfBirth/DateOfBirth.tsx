import { useLingui } from '@lingui/react/macro';
import { control, useFieldControl } from '../Field';
import { Select } from '../Select';
import { parts } from './DateOfBirth.css';

/** The parts as typed: `day` 1 to 31, `month` 1 to 12, `year` four digits; empty while unanswered. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

export interface DateOfBirthProps {
  /**
   * The names of the months, January first. The caller passes them, since asking the browser for them delays
   * a slow phone.
   */
  months: readonly string[];
  defaultValue?: DateParts | undefined;
}

const EMPTY: DateParts = { day: '', month: '', year: '' };

/** Three plain fields, `dob_day`, `dob_month` and `dob_year`; stands in a `FieldGroup`. */
export function DateOfBirth({ months, defaultValue = EMPTY }: DateOfBirthProps) {
  const { t } = useLingui();
  const field = useFieldControl();
  const part = (name: keyof DateParts) => ({
    name: `dob_${name}`,
    autoComplete: `bday-${name}`,
    'aria-invalid': field?.['aria-invalid'],
    'data-good': field?.['data-good'],
    defaultValue: defaultValue[name],
  });
  return (
    <div className={parts}>
      <input
        {...part('day')}
        aria-label={t`Day`}
        placeholder={t`Day`}
        inputMode="numeric"
        maxLength={2}
        className={control}
      />
      <Select
        {...part('month')}
        id={undefined}
        aria-describedby={undefined}
        aria-label={t`Month`}
        options={months.map((label, index) => ({ value: String(index + 1), label }))}
        placeholder={t`Month`}
      />
      <input
        {...part('year')}
        aria-label={t`Year`}
        placeholder={t`Year`}
        inputMode="numeric"
        maxLength={4}
        className={control}
      />
    </div>
  );
}
