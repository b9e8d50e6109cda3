import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Presence } from '@vela/domain/presence';

const TEXTS = {
  now: msg`Online now`,
  today: msg`Active today`,
  this_week: msg`Active this week`,
  earlier: null,
  hidden: null,
} as const satisfies Record<Presence, MessageDescriptor | null>;

/** When the other was there last, in words; null where there is nothing good to say. */
export function usePresence(online: Presence): string | null {
  const { i18n } = useLingui();
  const text = TEXTS[online];
  return text && i18n._(text);
}
