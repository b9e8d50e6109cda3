import { sendComplaint } from '@vela/contract/endpoints/send-complaint';
import { COMPLAINT_CATEGORIES } from '@vela/domain/safety';
import { ask } from '../../kit/forms/send/ask';
import type { FormValues } from '../../kit/forms/form-values';

export function send({ email = '', subject = '', text = '', category, name = '', url = '' }: FormValues) {
  const known = COMPLAINT_CATEGORIES.find((one) => one === category);
  return ask((api) =>
    api.call(sendComplaint, { email, subject, text, name, url, ...(known && { category: known }) }),
  );
}
