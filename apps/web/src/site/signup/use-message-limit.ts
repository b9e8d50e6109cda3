import { signupMessageLimit } from '@vela/domain/signup';
import { usePage } from '../../kit/page/page-context';

/** Characters that the message to the member one signs up to meet may have; 0 where none is offered. */
export function useMessageLimit(): number {
  const { settings } = usePage();
  const { message_length: length = Infinity } = settings;
  return signupMessageLimit({ ...settings, message_length: length });
}
