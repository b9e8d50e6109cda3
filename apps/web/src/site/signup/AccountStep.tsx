import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { FIELD_LIMITS } from '@vela/domain/errors';
import { asksGenderIdentity } from '@vela/domain/profile';
import { checkSignupStep, suggestEmail, type SignupRules } from '@vela/domain/signup';
import { Button } from '@vela/ui/Button';
import { Checkbox } from '@vela/ui/Checkbox';
import { DateOfBirth } from '@vela/ui/DateOfBirth';
import { Field, FieldGroup, Suggestion } from '@vela/ui/Field';
import { PasswordInput } from '@vela/ui/PasswordInput';
import { Segments } from '@vela/ui/Segments';
import { TextInput } from '@vela/ui/TextInput';
import { TextLink } from '@vela/ui/TextLink';
import { genderOptions } from '@vela/ui/option-text';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { use, useEffect, useRef } from 'react';
import { FormError } from '../../kit/forms/FormError';
import { useForm, type FormApi } from '../../kit/forms/use-form';
import type { FieldErrorData } from '../../kit/forms/api-result';
import { usePage } from '../../kit/page/page-context';
import { signupFields, pickDraft } from './draft';
import { MemberNameContext } from './member-name';
import { NameField } from './NameField';
import { StepForm } from './StepForm';
import { useMailDomains } from './use-mail-domains';
import { useNameChecker } from './use-name-checker';
import { useSaveAnswers } from './use-save-answers';
import type { SignupFlow } from './use-signup';
import { useStepsAhead } from './use-steps-ahead';
import { useToMember } from './use-to-member';
import { useWayToLogIn } from './use-way-to-log-in';

const PARTS_OF = { date_of_birth: ['dob_day', 'dob_month', 'dob_year'] } as const;

const FIELD_OF_CODE = {
  account_exists: 'email',
  account_deleted: 'email',
  consent_required: 'special_categories',
} as const;

export interface AccountStepProps {
  signup: SignupFlow;
  /** The names of the months, January first. */
  months: readonly string[];
}

/** Who one is: address, name, password, date of birth, and the consents. */
export function AccountStep({ signup, months }: AccountStepProps) {
  const { i18n } = useLingui();
  const { password, rules, draft } = signup;
  const { settings } = usePage();
  const names = useNameChecker();
  const form = useForm<void>({
    name: 'signup',
    action: 'account',
    initial: { ...draft, password: password.password },
    apiError: signup.apiError,
    partsOf: PARTS_OF,
    fieldOfCode: FIELD_OF_CODE,
    check: (values) => {
      const fields = signupFields(pickDraft(values), { ...password, password: values['password'] ?? '' });
      const problems = checkSignupStep('account', { fields, rules }).filter(isSlip);
      const answer = names.answerFor(values['name'] ?? '');
      if (answer === null || answer.state === 'free') return problems;
      return [...problems, { path: 'name', code: answer.state }];
    },
    textOf: (problem) => textOf(problem, rules),
    send: async (values) => {
      const { checkAccount } = await import('./send-signup');
      const { date_of_birth, email } = signupFields(pickDraft(values), password);
      return checkAccount({ date_of_birth, email });
    },
    onDone: signup.goOn,
  });
  useSaveAnswers(signup, form.values);
  useStepsAhead(form.attributes.ref);
  return (
    <StepForm form={form} step="account" draft={draft} isEdit={signup.isEdit}>
      <FormError apiError={form.apiError} />
      <FirstMessage form={form} signup={signup} />
      <EmailField form={form} signupMemberId={draft.signup_member_id} />
      <NameField form={form} names={names} />
      <PasswordField form={form} isStored={password.isStored} isMissing={signup.lacksPassword} />
      <FieldGroup
        label={<Trans>Date of birth</Trans>}
        hint={<Trans>Others see your age, not your birthday.</Trans>}
        error={form.error('date_of_birth')}
      >
        <DateOfBirth
          months={months}
          defaultValue={{
            day: form.initial('dob_day'),
            month: form.initial('dob_month'),
            year: form.initial('dob_year'),
          }}
        />
      </FieldGroup>
      <FieldGroup
        label={<Trans>I am a</Trans>}
        hint={
          asksGenderIdentity(settings.niche) && (
            <Trans>Later, on your profile, you can describe your gender in your own words.</Trans>
          )
        }
        error={form.error('gender')}
      >
        <Segments
          name="gender"
          required
          defaultValue={form.initial('gender')}
          options={genderOptions(i18n)}
        />
      </FieldGroup>
      <Consents form={form} signup={signup} />
      <Button type="submit" wide iconEnd={ArrowRight} busy={form.isSending}>
        {signup.isEdit ? <Trans>Back to the summary</Trans> : <Trans>Continue</Trans>}
      </Button>
    </StepForm>
  );
}

/** Asked for where the sign-up is to a member; what was written stays in sight when that one is gone. */
function FirstMessage({ form, signup: { draft, rules } }: { form: FormApi; signup: SignupFlow }) {
  const memberName = use(MemberNameContext);
  const { messageLimit: limit } = rules;
  const isAsked =
    limit > 0 &&
    draft.signup_member_id !== undefined &&
    (memberName !== undefined || draft.signup_message !== undefined);
  const ToMember = useToMember(isAsked);
  return ToMember && <ToMember.MessageField {...{ form, memberName, limit }} />;
}

/** Whether somebody is old enough is the server’s to say, once: else one could try until a year is let in. */
function isSlip({ code }: FieldErrorData): boolean {
  return code !== 'too_young';
}

function textOf({ path, code }: FieldErrorData, { minAge }: SignupRules): MessageDescriptor | undefined {
  if (code !== 'required') return undefined;
  if (path === 'date_of_birth') return msg`Enter your date of birth (${{ min_age: minAge }}+)`;
  return REQUIRED_TEXTS[path as keyof typeof REQUIRED_TEXTS];
}

const REQUIRED_TEXTS = {
  email: msg`Enter your e-mail address.`,
  name: msg`Choose a username.`,
  password: msg`Choose a password.`,
  gender: msg`Select an option.`,
  special_categories: msg`Without this consent we can’t open an account here.`,
} as const;

function EmailField({ form, signupMemberId }: { form: FormApi; signupMemberId: string | undefined }) {
  const { email = '' } = form.values;
  const domains = useMailDomains(email);
  // An address that came along from the home page is never left here.
  const isTyping = !form.wasLeft('email') && email !== form.initial('email');
  const suggestion = isTyping ? null : suggestEmail(email, domains);
  return (
    <Field
      label={<Trans>E-mail address</Trans>}
      error={
        form.problem('email')?.code === 'account_exists' ? (
          <AccountExists signupMemberId={signupMemberId} />
        ) : (
          form.error('email')
        )
      }
      suggestion={
        suggestion !== null && (
          <Suggestion action={<Trans>Use this</Trans>} onAccept={() => form.write('email', suggestion)}>
            <Trans>
              Did you mean <strong translate="no">{suggestion}</strong>?
            </Trans>
          </Suggestion>
        )
      }
    >
      <TextInput
        type="email"
        name="email"
        defaultValue={form.initial('email')}
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        maxLength={FIELD_LIMITS.email.max}
        required
      />
    </Field>
  );
}

function AccountExists({ signupMemberId }: { signupMemberId: string | undefined }) {
  const toLogIn = useWayToLogIn(signupMemberId);
  return (
    <Trans>
      An account with this e-mail address already exists, <TextLink {...toLogIn}>log in</TextLink>.
    </Trans>
  );
}

interface PasswordFieldProps {
  form: FormApi;
  isStored: boolean;
  /** It was chosen and, after a reload, is what is missing alone. */
  isMissing: boolean;
}

function PasswordField({ form, isStored, isMissing }: PasswordFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isMissing) input.current?.focus();
  }, [isMissing]);
  const { min } = FIELD_LIMITS.password;
  const isGood = form.isGood('password');
  const hint = isStored ? (
    <Trans>You’ve already chosen a password. Enter a new one only to change it.</Trans>
  ) : (
    !isGood && <Trans>At least {min} characters. Try three or four random words.</Trans>
  );
  return (
    <Field
      label={<Trans>Password</Trans>}
      hint={hint}
      error={form.error('password')}
      note={isMissing && !isGood && <PasswordAgain />}
      good={isGood && <Trans>At least {min} characters. It’s long enough.</Trans>}
    >
      <PasswordInput
        ref={input}
        name="password"
        defaultValue={form.initial('password')}
        autoComplete="new-password"
        required={!isStored}
      />
    </Field>
  );
}

/** Says why the sign-up asks for the password again after a reload. */
function PasswordAgain() {
  return (
    <>
      <Trans>Re-enter your password to continue.</Trans> <Trans>We saved the rest.</Trans>
    </>
  );
}

function Consents({ form, signup: { rules } }: { form: FormApi; signup: SignupFlow }) {
  const { name } = usePage().settings;
  const { minAge, needsSpecialCategories } = rules;
  return (
    <>
      <Checkbox
        size="small"
        name="terms"
        required
        defaultChecked={form.initial('terms') !== ''}
        error={form.error('terms')}
      >
        <Trans>
          I am {minAge} or older and accept the{' '}
          <TextLink href="/pages/terms" target="_blank" rel="noopener">
            terms
          </TextLink>
          . I have read the{' '}
          <TextLink href="/pages/privacy" target="_blank" rel="noopener">
            privacy notice
          </TextLink>
          .
        </Trans>
      </Checkbox>
      {needsSpecialCategories && (
        <Checkbox
          size="small"
          name="special_categories"
          required
          defaultChecked={form.initial('special_categories') !== ''}
          error={form.error('special_categories')}
        >
          <Trans>
            I agree that <span translate="no">{name}</span> stores what my membership reveals about my sex
            life or gender identity and shows it to other members, but never to anyone without an account. I
            can withdraw this consent at any time.
          </Trans>
        </Checkbox>
      )}
    </>
  );
}
