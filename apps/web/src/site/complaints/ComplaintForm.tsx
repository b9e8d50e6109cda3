import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { BodyOf } from '@vela/contract/registry';
import {
  COMPLAINT_CATEGORIES,
  COMPLAINT_LIMITS,
  type ComplaintCategory,
  checkComplaintPart,
  type ComplaintPart,
} from '@vela/domain/safety';
import { Button } from '@vela/ui/Button';
import { Field } from '@vela/ui/Field';
import { Stack } from '@vela/ui/layout';
import { Select } from '@vela/ui/Select';
import { Text } from '@vela/ui/Text';
import { Textarea } from '@vela/ui/Textarea';
import { TextInput } from '@vela/ui/TextInput';
import { checkEmail } from '@vela/domain/signup';
import { Form } from '../../kit/forms/Form';
import { FormError } from '../../kit/forms/FormError';
import { useForm, type FormApi } from '../../kit/forms/use-form';
import { usePage } from '../../kit/page/page-context';
import type { FormValues } from '../../kit/forms/form-values';
import type { FieldErrorData } from '../../kit/forms/api-result';

/** They are in the order of the fields. */
const BEFORE_EMAIL = ['subject', 'text', 'url', 'name'] as const satisfies readonly ComplaintPart[];

/** What each kind of complaint is called in the form. */
const CATEGORY_TEXTS = {
  service: msg`The site or its service`,
  payment: msg`A payment or credits`,
  member: msg`A member, a profile or a message`,
  decision: msg`A decision about my account or content`,
  illegal: msg`Something that is against the law`,
  privacy: msg`My data`,
  other: msg`Something else`,
} as const satisfies Record<ComplaintCategory, MessageDescriptor>;

const REQUIRED_TEXTS: Readonly<Record<string, MessageDescriptor>> = {
  subject: msg`Enter a subject.`,
  text: msg`Say what happened.`,
  email: msg`Enter your e-mail address.`,
} satisfies Partial<Record<keyof BodyOf<'sendComplaint'>, MessageDescriptor>>;

/** The form of a complaint: what is wrong, where, and the address to answer. Passes on the reference. */
export function ComplaintForm({ onSent }: { onSent: (reference: string) => void }) {
  const { i18n } = useLingui();
  const { user } = usePage();
  const form = useForm({
    name: 'complaints',
    initial: { email: user?.email ?? '', category: COMPLAINT_CATEGORIES[0] },
    check: checkComplaint,
    textOf: ({ path, code }) => (code === 'required' ? REQUIRED_TEXTS[path] : undefined),
    send: async (values) => (await import('./send')).send(values),
    onDone: ({ reference }) => onSent(reference),
  });
  return (
    <Form form={form}>
      <Stack gap="6">
        <FormError apiError={form.apiError} />
        <Field label={<Trans>What is it about?</Trans>} error={form.error('category')}>
          <Select
            name="category"
            defaultValue={form.initial('category')}
            options={COMPLAINT_CATEGORIES.map((category) => ({
              value: category,
              label: i18n._(CATEGORY_TEXTS[category]),
            }))}
          />
        </Field>
        <Field label={<Trans>Subject</Trans>} error={form.error('subject')}>
          <TextInput name="subject" defaultValue={form.initial('subject')} required />
        </Field>
        <Field label={<Trans>What happened, and what would put it right?</Trans>} error={form.error('text')}>
          <Textarea
            name="text"
            rows={7}
            defaultValue={form.initial('text')}
            maxLength={COMPLAINT_LIMITS.text}
            required
          />
        </Field>
        <Field
          label={<Trans>Where it is</Trans>}
          hint={<Trans>The address of the page, a member’s name or the number of an order.</Trans>}
          error={form.error('url')}
          optional
        >
          <TextInput name="url" defaultValue={form.initial('url')} autoComplete="off" />
        </Field>
        <Sender form={form} />
        <Text size="label" tone="muted">
          <Trans>By sending this, you confirm that it’s true to the best of your knowledge.</Trans>
        </Text>
        <Button type="submit" wide busy={form.isSending}>
          <Trans>Send the complaint</Trans>
        </Button>
      </Stack>
    </Form>
  );
}

function Sender({ form }: { form: FormApi }) {
  return (
    <>
      <Field label={<Trans>Your name</Trans>} error={form.error('name')} optional>
        <TextInput name="name" defaultValue={form.initial('name')} autoComplete="name" />
      </Field>
      <Field
        label={<Trans>E-mail address</Trans>}
        hint={<Trans>We’ll reply to this address.</Trans>}
        error={form.error('email')}
      >
        <TextInput
          type="email"
          name="email"
          defaultValue={form.initial('email')}
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          required
        />
      </Field>
    </>
  );
}

/** What is wrong with a complaint as it stands in the form. */
function checkComplaint(values: FormValues): FieldErrorData[] {
  const parts = BEFORE_EMAIL.flatMap((path): FieldErrorData[] => {
    const problem = checkComplaintPart(path, values[path] ?? '');
    return problem ? [{ path, ...problem }] : [];
  });
  const email = checkEmail(values['email'] ?? '');
  return email ? [...parts, { path: 'email', ...email }] : parts;
}
