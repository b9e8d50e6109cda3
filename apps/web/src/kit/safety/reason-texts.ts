import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReportReason } from '@vela/domain/safety';

/** Why something is reported, as the one who reports reads it. */
export const REASON_TEXTS = {
  fake: msg`A fake profile, or somebody else’s photos`,
  scam: msg`Asks for money, or advertises`,
  harassment: msg`Insults, threats or pressure`,
  sexual: msg`Sexual harassment or unwanted pictures`,
  meeting: msg`Something that happened when we met`,
  minor: msg`May be under 18`,
  photo: msg`A photo that doesn’t belong here`,
  illegal: msg`Something else that is against the law`,
  other: msg`Another reason`,
} as const satisfies Record<ReportReason, MessageDescriptor>;
