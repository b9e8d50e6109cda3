import { INSULTS } from './insults';
import { SCAMS } from './scams';
import { IBAN_FORMS } from '../ibans';
import type { MessageWords } from '@vela/domain/message-checks';

/** What the checks of messages look up. */
export const MESSAGE_WORDS: MessageWords = { insults: INSULTS, scams: SCAMS, ibans: IBAN_FORMS };
