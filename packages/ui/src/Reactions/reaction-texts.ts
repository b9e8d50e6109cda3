import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Reaction } from '@vela/domain/chat';

/** What a reaction is called. */
export const REACTION_NAMES = {
  heart: msg({ message: 'Heart', context: 'reaction' }),
  laugh: msg({ message: 'Laughing', context: 'reaction' }),
  wow: msg({ message: 'Wow', context: 'reaction' }),
  sad: msg({ message: 'Sad', context: 'reaction' }),
  thumbs_up: msg({ message: 'Thumbs up', context: 'reaction' }),
  fire: msg({ message: 'Fire', context: 'reaction' }),
} as const satisfies Record<Reaction, MessageDescriptor>;
