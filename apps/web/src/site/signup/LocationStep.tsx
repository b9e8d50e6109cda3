import { Trans, useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import { isCountry, type Country } from '@vela/domain/locale';
import { livingAfter } from '@vela/domain/profile';
import { checkSignupStep, countryOfLanguages } from '@vela/domain/signup';
import { Button } from '@vela/ui/Button';
import { Field } from '@vela/ui/Field';
import { Select } from '@vela/ui/Select';
import { countryOptions, regionLabelText } from '@vela/ui/option-text';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useEffect, useEffectEvent } from 'react';
import { FormError } from '../../kit/forms/FormError';
import { useForm, type FormApi } from '../../kit/forms/use-form';
import { useIsHydrated } from '@vela/ui/hydration';
import { usePage } from '../../kit/page/page-context';
import { TownField } from '../../kit/forms/towns/TownField';
import { pickDraft, signupFields } from './draft';
import { StepForm } from './StepForm';
import { useSaveAnswers } from './use-save-answers';
import { useRegions, type CountryRegions } from './use-regions';
import type { SignupFlow } from './use-signup';

interface LocationStepProps {
  signup: SignupFlow;
  /** The country the visitor seems to be in; empty when the server can't say. */
  country: string;
  /** Its regions, when the page came with them. */
  regions: CountryRegions | null;
}

/** The step that asks where the visitor lives. */
export function LocationStep({ signup, country: seen, regions: given }: LocationStepProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { draft, password, rules } = signup;
  const country = useFirstCountry(draft.country ?? seen, rules.countries);
  const form = useForm<void>({
    name: 'signup',
    action: 'location',
    initial: { ...draft, country },
    apiError: signup.apiError,
    check: (values) =>
      checkSignupStep('location', { fields: signupFields(pickDraft(values), password), rules }),
    textOf: ({ path, code }) =>
      path === 'country' && code === 'required' ? msg`Choose a country.` : undefined,
    send: async () => ({ ok: true, result: undefined }),
    onDone: signup.goOn,
  });
  useLateCountry(form, country);
  useSaveAnswers(signup, form.values);
  return (
    <StepForm form={form} step="location" draft={draft} isEdit={signup.isEdit}>
      <FormError apiError={form.apiError} />
      <Field label={<Trans>Country</Trans>} error={form.error('country')}>
        <Select
          name="country"
          required
          defaultValue={form.initial('country')}
          onInput={({ currentTarget }) => leaveTown(form, currentTarget.value)}
          autoComplete="country"
          placeholder={t`Choose a country`}
          options={countryOptions(rules.countries as readonly Country[], locale)}
        />
      </Field>
      <RegionField key={form.values['country']} form={form} given={given} />
      <TownField
        country={form.values['country'] ?? ''}
        region={form.values['region'] ?? ''}
        defaultValue={form.initial('city')}
        hint={<Trans>It helps to find people near you.</Trans>}
        error={form.error('city')}
      />
      <Button type="submit" wide iconEnd={ArrowRight} busy={form.isSending}>
        {signup.isEdit ? <Trans>Back to the summary</Trans> : <Trans>Continue</Trans>}
      </Button>
    </StepForm>
  );
}

/** A town is one of its country: another leaves none of the old behind. */
function leaveTown({ values, write }: FormApi, chosen: string): void {
  const { country = '', city = '' } = values;
  if (!isCountry(country) || !isCountry(chosen) || city === '') return;
  const living = livingAfter({ country, region: null, city }, { country: chosen });
  if (living.city === null) write('city', '');
}

/** Without another source, it is derived from the browser's languages, which the browser alone knows. */
function useFirstCountry(known: string, countries: readonly string[]): string {
  const isHydrated = useIsHydrated();
  if (known !== '' || !isHydrated) return known;
  return countryOfLanguages(navigator.languages, countries) ?? '';
}

/** A page that came whole learns only in the browser which country is likely: it fills in what nobody chose meanwhile. */
function useLateCountry(form: FormApi, likely: string): void {
  const fillIn = useEffectEvent(() => {
    if (!form.values['country']) form.write('country', likely);
  });
  useEffect(() => {
    if (likely !== '') fillIn();
  }, [likely]);
}

function RegionField({ form, given }: { form: FormApi; given: CountryRegions | null }) {
  const { t, i18n } = useLingui();
  const { settings } = usePage();
  const country = form.values['country'] ?? '';
  const { state, retry } = useRegions(country, given);
  const label = regionLabelText(i18n, { country, label: settings.region_data?.[country] });
  const chosen = country === form.initial('country') ? form.initial('region') : '';
  // A disabled list says nothing: until it is there, the region chosen before is shown beside it.
  const shown = state.status !== 'loaded' && chosen !== '' && (
    <input type="hidden" name="region" value={chosen} />
  );
  if (state.status === 'failed') {
    return (
      <>
        {shown}
        <Field
          label={label}
          optional
          hint={<Trans>The list could not be loaded. You can continue without it.</Trans>}
        >
          <Button tone="line" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </Field>
      </>
    );
  }
  return (
    <>
      {shown}
      <Field label={label} optional error={form.error('region')}>
        <Select
          key={state.status}
          name="region"
          disabled={state.status !== 'loaded'}
          defaultValue={chosen}
          autoComplete="address-level1"
          placeholder={placeholderOf(state.status)}
          options={
            state.status === 'loaded'
              ? state.regions.map(({ key, name }) => ({ value: key, label: name }))
              : []
          }
        />
      </Field>
    </>
  );

  function placeholderOf(status: 'none' | 'loading' | 'loaded'): string {
    if (status === 'none') return t`Choose a country first`;
    return status === 'loading' ? t`Loading…` : t`Choose one`;
  }
}
