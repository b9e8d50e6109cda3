import { Trans } from '@lingui/react/macro';
import { isCountry, type Country } from '@vela/domain/locale';
import { Field } from '@vela/ui/Field';
import { countryOptions } from '@vela/ui/option-text';
import { Select } from '@vela/ui/Select';
import { usePage } from '../../kit/page/page-context';

interface PayingFromProps {
  country: Country;
  onChoose: (country: Country) => void;
}

/** The country whose money and payment methods are shown. */
export function PayingFrom({ country, onChoose }: PayingFromProps) {
  const { locale, settings } = usePage();
  const countries = settings.countries ?? [country];
  return (
    <Field label={<Trans>Paying from</Trans>}>
      <Select
        name="country"
        autoComplete="country"
        value={country}
        onChange={({ currentTarget: { value } }) => {
          if (isCountry(value)) onChoose(value);
        }}
        options={countryOptions(countries, locale)}
      />
    </Field>
  );
}
