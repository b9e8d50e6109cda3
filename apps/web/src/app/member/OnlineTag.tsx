import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Presence } from '@vela/domain/presence';
import { OnlineDot } from '@vela/ui/OnlineDot';
import { Tag } from '@vela/ui/Tag';
import { Inline } from '@vela/ui/layout';

const TEXTS = {
  now: msg`Online now`,
  today: msg`Active today`,
  this_week: msg`Active this week`,
  earlier: msg`Active over a week ago`,
  hidden: null,
} as const satisfies Record<Presence, MessageDescriptor | null>;

/** When the member was there last; nothing of one who doesn't say. */
export function OnlineTag({ online }: { online: Presence }) {
  const { i18n } = useLingui();
  const text = TEXTS[online];
  if (text === null) return null;
  return (
    <Tag tone="quiet">
      <Inline>
        {online === 'now' && <OnlineDot isSpoken={false} />}
        {i18n._(text)}
      </Inline>
    </Tag>
  );
}
