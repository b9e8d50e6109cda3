import { sendComplaint } from '@vela/contract/endpoints/send-complaint';
import { COMPLAINT_CATEGORIES } from '@vela/domain/safety';
import { ask } from '../../shell/forms/ask';
import type { FormValues } from '../../shell/forms';

export function send({ email = '', subject = '', text = '', category, name = '', url = '' }: FormValues) {
  const known = COMPLAINT_CATEGORIES.find((one) => one === category);
  return ask((api) =>
    api.call(sendComplaint, { email, subject, text, name, url, ...(known && { category: known }) }),
  );
}
