import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LookingFor } from '@vela/domain/profile';
import Feather from 'lucide-react/icons/feather';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Route from 'lucide-react/icons/route';
import Sprout from 'lucide-react/icons/sprout';
import type { IconGlyph } from '../Icon';

/** What members look for, as it stands among other words. */
export const LOOKING_FOR_TEXTS = {
  relationship: msg`something lasting`,
  dating: msg`seeing where it goes`,
  friendship: msg`something light`,
  conversation: msg`good conversation`,
} as const satisfies Record<LookingFor, MessageDescriptor>;

/** What is meant by it. */
export const LOOKING_FOR_NOTES = {
  relationship: msg`A relationship, given time`,
  dating: msg`Dates first, plans later`,
  friendship: msg`Good company, nothing fixed`,
  conversation: msg`Writing to each other, for now`,
} as const satisfies Record<LookingFor, MessageDescriptor>;

export const LOOKING_FOR_ICONS = {
  relationship: Sprout,
  dating: Route,
  friendship: Feather,
  conversation: MessagesSquare,
} as const satisfies Record<LookingFor, IconGlyph>;
