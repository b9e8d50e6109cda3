import { checkComplaintPart, type ComplaintPart } from '@vela/domain/safety';
import { checkEmail } from '@vela/domain/signup';
import type { FormValues } from '../../kit/forms/form-values';
import type { FieldErrorData } from '../../kit/forms/api-result';

/** In the order of the fields. */
const BEFORE_EMAIL = ['subject', 'text', 'url', 'name'] as const satisfies readonly ComplaintPart[];

/** What is wrong with a complaint as it stands in the form. */
export function checkComplaint(values: FormValues): FieldErrorData[] {
  const parts = BEFORE_EMAIL.flatMap((path): FieldErrorData[] => {
    const problem = checkComplaintPart(path, values[path] ?? '');
    return problem ? [{ path, ...problem }] : [];
  });
  const email = checkEmail(values['email'] ?? '');
  return email ? [...parts, { path: 'email', ...email }] : parts;
}
