import { Plural } from '@lingui/react/macro';
import { freeMessagesLeft } from '@vela/domain/chat';
import { Text } from '@vela/ui/Text';
import { usePage } from '../../kit/page/page-context';

/** What the first purchase ends, as long as it is there: a premium member has no free messages. */
export function FreeMessagesEnd() {
  const { user, settings } = usePage();
  const left = user?.written
    ? freeMessagesLeft({ premium: user.paid_user, written: user.written }, settings)
    : 0;
  if (left === 0) return null;
  return (
    <Text size="label" tone="muted">
      <Plural
        value={left}
        one="You still have # free message. It ends with your first purchase: from then on you pay for every message with credits."
        other="You still have # free messages. They end with your first purchase: from then on you pay for every message with credits."
      />
    </Text>
  );
}
