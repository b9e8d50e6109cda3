import { TRACKING_FIELDS, type SignupStep } from '@vela/domain/signup';
import { Stack } from '@vela/ui/layout';
import type { ReactNode } from 'react';
import { Form } from '../../kit/forms/Form';
import type { FormApi } from '../../kit/forms/use-form';
import type { Draft } from './draft';
import { SIGNUP_FORM } from './signup-form';

/** What goes along with every step, asked for by none. */
const CARRIED = [...TRACKING_FIELDS, 'signup_member_id'] as const;

interface StepFormProps {
  form: FormApi;
  step: SignupStep;
  draft: Draft;
  /** It was opened from the summary, and leads back there. */
  isEdit: boolean;
  children: ReactNode;
}

/** One step as a form; without script the server stores its values and leads on to the next. */
export function StepForm({ form, step, draft, isEdit, children }: StepFormProps) {
  return (
    <Form id={SIGNUP_FORM} form={form}>
      <input type="hidden" name="step" value={step} />
      {isEdit && <input type="hidden" name="edit" value="1" />}
      {CARRIED.map(
        (field) =>
          draft[field] !== undefined && <input key={field} type="hidden" name={field} value={draft[field]} />,
      )}
      <Stack gap="6">{children}</Stack>
    </Form>
  );
}
