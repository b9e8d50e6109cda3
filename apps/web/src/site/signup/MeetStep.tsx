import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { LOOKING_FOR } from '@vela/domain/profile';
import { asksFor } from '@vela/domain/search';
import { ANYWHERE, checkSignupStep } from '@vela/domain/signup';
import { Button } from '@vela/ui/Button';
import { Checkbox } from '@vela/ui/Checkbox';
import { Field, FieldGroup } from '@vela/ui/Field';
import { Segments } from '@vela/ui/Segments';
import { Select } from '@vela/ui/Select';
import { Stack } from '@vela/ui/layout';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { FieldErrorData } from '../../kit/forms/api-result';
import { FormError } from '../../kit/forms/FormError';
import { useForm, type FormApi } from '../../kit/forms/use-form';
import { usePage } from '../../kit/page/page-context';
import { pickDraft, signupFields } from './draft';
import { LOOKING_FOR_ANSWERS } from './looking-for-answers';
import * as styles from './MeetStep.css';
import { withoutScript } from './PhotoStep.css';
import { StepForm } from './StepForm';
import { useSaveAnswers } from './use-save-answers';
import type { SignupFlow } from './use-signup';

const FIELD_OF_CODE = { consent_required: 'wish_consent' } as const;

/** Who one would like to meet: what the site can be searched for, and what one looks for oneself. */
export function MeetStep({ signup }: { signup: SignupFlow }) {
  const { draft, password, rules } = signup;
  const { wishable } = rules;
  const form = useForm<void>({
    name: 'signup',
    action: 'meet',
    initial: draft,
    apiError: signup.apiError,
    fieldOfCode: FIELD_OF_CODE,
    check: (values) => checkSignupStep('meet', { fields: signupFields(pickDraft(values), password), rules }),
    textOf,
    send: async () => ({ ok: true, result: undefined }),
    onDone: signup.goOn,
  });
  useSaveAnswers(signup, form.values);
  return (
    <StepForm form={form} step="meet" draft={draft} isEdit={signup.isEdit}>
      <FormError apiError={form.apiError} />
      {wishable.gender && <GenderField form={form} needsConsent={!rules.needsSpecialCategories} />}
      {wishable.ages && <AgeFields form={form} ages={wishable.ages} />}
      {wishable.distances.length > 0 && <DistanceField form={form} distances={wishable.distances} />}
      <LookingForField form={form} />
      <Button type="submit" wide iconEnd={ArrowRight} busy={form.isSending}>
        {signup.isEdit ? <Trans>Back to the summary</Trans> : <Trans>Continue</Trans>}
      </Button>
    </StepForm>
  );
}

function textOf({ path, code }: FieldErrorData): MessageDescriptor | undefined {
  if (path === 'wish_consent')
    return msg`Without your consent we can’t keep this answer. “Women and men” needs none.`;
  if (path === 'wished_max_age' && code === 'invalid')
    return msg`Choose an oldest age that isn’t below the youngest.`;
  return undefined;
}

interface GenderFieldProps {
  form: FormApi;
  /** The account asked for no consent to what an answer can reveal. */
  needsConsent: boolean;
}

/** An answer that can reveal an orientation takes the consent to keep it; without script its box is always there. */
function GenderField({ form, needsConsent }: GenderFieldProps) {
  const isRevealing = (form.values['wished_gender'] ?? '') !== '';
  return (
    <Stack gap="4">
      <FieldGroup label={<Trans>I want to meet</Trans>} error={form.error('wished_gender')}>
        <Segments
          name="wished_gender"
          defaultValue={form.initial('wished_gender')}
          options={[
            { value: 'female', label: <Trans>Women</Trans> },
            { value: 'male', label: <Trans>Men</Trans> },
            { value: '', label: <Trans>Women and men</Trans> },
          ]}
        />
      </FieldGroup>
      {needsConsent && (
        <div className={isRevealing ? undefined : withoutScript}>
          <Checkbox
            size="small"
            name="wish_consent"
            defaultChecked={form.initial('wish_consent') !== ''}
            error={form.error('wish_consent')}
          >
            <Trans>
              I agree that this answer is kept. It can reveal my sexual orientation: it decides who I’m shown
              to, and others may guess it from that. I can withdraw this on my profile at any time; then it is
              deleted.
            </Trans>
          </Checkbox>
        </div>
      )}
    </Stack>
  );
}

interface AgeFieldsProps {
  form: FormApi;
  ages: { readonly min: number; readonly max: number };
}

function AgeFields({ form, ages: { min, max } }: AgeFieldsProps) {
  const { t } = useLingui();
  const any = t({ message: 'Any', context: 'age' });
  const options = Array.from({ length: max - min + 1 }, (_, index) => {
    const age = String(min + index);
    return { value: age, label: age };
  });
  return (
    <div className={styles.ages}>
      <Field label={<Trans>Youngest age</Trans>} error={form.error('wished_min_age')}>
        <Select
          name="wished_min_age"
          defaultValue={form.initial('wished_min_age')}
          placeholder={any}
          options={options}
        />
      </Field>
      <Field label={<Trans>Oldest age</Trans>} error={form.error('wished_max_age')}>
        <Select
          name="wished_max_age"
          defaultValue={form.initial('wished_max_age')}
          placeholder={any}
          options={options}
        />
      </Field>
    </div>
  );
}

/** Where it is left out, the search stays in the own country, if the site's can. */
function DistanceField({ form, distances }: { form: FormApi; distances: readonly number[] }) {
  const { t } = useLingui();
  const { settings } = usePage();
  const hasCountry = asksFor('country', settings.search_fields);
  return (
    <Field
      label={<Trans>Distance</Trans>}
      hint={<Trans>Measured from where you live.</Trans>}
      error={form.error('wished_distance')}
    >
      <Select
        name="wished_distance"
        defaultValue={form.initial('wished_distance')}
        placeholder={hasCountry ? t`In my country` : t`Any distance`}
        options={[
          ...distances.map((km) => ({ value: String(km), label: t`Within ${km} km` })),
          ...(hasCountry ? [{ value: ANYWHERE, label: t`Anywhere` }] : []),
        ]}
      />
    </Field>
  );
}

function LookingForField({ form }: { form: FormApi }) {
  const { t, i18n } = useLingui();
  return (
    <Field
      label={<Trans>I’m looking for</Trans>}
      hint={<Trans>Others see this on your profile.</Trans>}
      error={form.error('looking_for')}
    >
      <Select
        name="looking_for"
        defaultValue={form.initial('looking_for')}
        placeholder={t`No answer`}
        options={LOOKING_FOR.map((value) => ({ value, label: i18n._(LOOKING_FOR_ANSWERS[value]) }))}
      />
    </Field>
  );
}
