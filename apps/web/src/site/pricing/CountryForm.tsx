import { Trans } from '@lingui/react/macro';
import { LOCALE_PARAM, type Country } from '@vela/domain/locale';
import { Button } from '@vela/ui/Button';
import { Field } from '@vela/ui/Field';
import { countryOptions } from '@vela/ui/option-text';
import { Select } from '@vela/ui/Select';
import { usePage } from '../../kit/page/page-context';
import { addressLocale } from '../../kit/page/use-in-language';
import { useAddressQuery } from '../../kit/page/use-routing';
import { country as countryStyle, send } from './Pricing.css';

/** Asks for the page again, in the money of a country: it needs no script, and nothing changes before the button. */
export function CountryForm({ country }: { country: Country }) {
  const { locale, settings } = usePage();
  const named = useAddressQuery(addressLocale);
  return (
    <form method="get" action="/pricing" className={countryStyle}>
      {named && <input type="hidden" name={LOCALE_PARAM} value={named} />}
      <Field label={<Trans>Paying from</Trans>}>
        <Select
          name="country"
          autoComplete="country"
          defaultValue={country}
          options={countryOptions(settings.countries ?? [country], locale)}
        />
      </Field>
      <div className={send}>
        <Button type="submit" tone="line">
          <Trans>Show prices</Trans>
        </Button>
      </div>
    </form>
  );
}
