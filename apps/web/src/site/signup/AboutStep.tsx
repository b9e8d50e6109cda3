import { Trans, useLingui } from '@lingui/react/macro';
import { FIELD_LIMITS } from '@vela/domain/errors';
import { checkSignupStep, SIGNUP_FACTS } from '@vela/domain/signup';
import { Button } from '@vela/ui/Button';
import { Field } from '@vela/ui/Field';
import { Select } from '@vela/ui/Select';
import { FACT_NAMES } from '@vela/ui/option-text';
import { Textarea } from '@vela/ui/Textarea';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { FormError } from '../../kit/forms/FormError';
import { useForm, type FormApi } from '../../kit/forms/use-form';
import { factFields, longestFact } from '../../kit/formats/FactFields.css';
import { pickDraft, signupFields } from './draft';
import { FACT_ANSWERS } from './fact-answers';
import { StepForm } from './StepForm';
import { useSaveAnswers } from './use-save-answers';
import type { SignupFlow } from './use-signup';

/** A few facts, and a few words of one's own. */
export function AboutStep({ signup }: { signup: SignupFlow }) {
  const { t } = useLingui();
  const { draft, password, rules } = signup;
  const form = useForm<void>({
    name: 'signup',
    action: 'about',
    initial: draft,
    apiError: signup.apiError,
    check: (values) => checkSignupStep('about', { fields: signupFields(pickDraft(values), password), rules }),
    send: async () => ({ ok: true, result: undefined }),
    onDone: signup.goOn,
  });
  useSaveAnswers(signup, form.values);
  return (
    <StepForm form={form} step="about" draft={draft} isEdit={signup.isEdit}>
      <FormError apiError={form.apiError} />
      <Facts form={form} />
      <Field
        label={<Trans>In your own words</Trans>}
        optional
        hint={<Trans>Others see this on your profile. You can add it later.</Trans>}
        error={form.error('about')}
      >
        <Textarea
          name="about"
          defaultValue={form.initial('about')}
          maxLength={FIELD_LIMITS.signupText.max}
          rows={5}
          placeholder={t`I cook for too many people, know every ferry, and walk a very slow dog.`}
        />
      </Field>
      <Button type="submit" wide iconEnd={ArrowRight} busy={form.isSending}>
        <Trans>Continue</Trans>
      </Button>
    </StepForm>
  );
}

/** What many look for first. What is left out here can be added on the profile. */
function Facts({ form }: { form: FormApi }) {
  const { t, i18n } = useLingui();
  return (
    <div className={factFields}>
      {SIGNUP_FACTS.map((fact) => (
        <div key={fact} className={fact === 'relationship_status' ? longestFact : undefined}>
          <Field label={i18n._(FACT_NAMES[fact])} error={form.error(fact)}>
            <Select
              name={fact}
              defaultValue={form.initial(fact)}
              placeholder={t`No answer`}
              options={Object.entries(FACT_ANSWERS[fact]).map(([value, text]) => ({
                value,
                label: i18n._(text),
              }))}
            />
          </Field>
        </div>
      ))}
    </div>
  );
}
