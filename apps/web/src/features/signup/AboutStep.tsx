import { Trans, useLingui } from '@lingui/react/macro';
import { FIELD_LIMITS } from '@vela/domain/errors';
import { checkSignupStep } from '@vela/domain/signup';
import { Button } from '@vela/ui/Button';
import { Field } from '@vela/ui/Field';
import { Textarea } from '@vela/ui/Textarea';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { FormError, useForm } from '../../shell/forms';
import { pickDraft, signupFields } from './draft';
import { StepForm } from './StepForm';
import { useKeptAnswers } from './use-kept-answers';
import type { SignupFlow } from './use-signup';

/** A few words of one's own. */
export function AboutStep({ signup }: { signup: SignupFlow }) {
  const { t } = useLingui();
  const { draft, password, rules } = signup;
  const form = useForm<void>({
    name: 'signup',
    action: 'about',
    initial: draft,
    refused: signup.refusal,
    check: (values) => checkSignupStep('about', { fields: signupFields(pickDraft(values), password), rules }),
    send: async () => ({ ok: true, result: undefined }),
    onDone: signup.goOn,
  });
  useKeptAnswers(signup, form.values);
  return (
    <StepForm form={form} step="about" draft={draft} isEdit={signup.isEdit}>
      <FormError refusal={form.refusal} />
      <Field
        label={<Trans>What do you hope to find?</Trans>}
        optional
        hint={<Trans>This becomes the first line of your profile. You can leave it for later.</Trans>}
        error={form.error('signup_message')}
      >
        <Textarea
          name="signup_message"
          defaultValue={form.initial('signup_message')}
          maxLength={FIELD_LIMITS.signupMessage.max}
          rows={5}
          placeholder={t`Someone to walk the dog with, and to talk to afterwards.`}
        />
      </Field>
      <Button type="submit" wide iconEnd={ArrowRight} busy={form.isSending}>
        <Trans>Continue to the summary</Trans>
      </Button>
    </StepForm>
  );
}
