import { HOUSE_BEGINNINGS, HOUSE_ENDINGS, HOUSE_WORDS, LOOK_ALIKES } from '@vela/atlas/names';
import type { ValueError } from '@vela/domain/errors';
import { checkReservedName } from '@vela/domain/signup';
import type { Site } from '../core/site';

/** What is wrong with a name that would pass for the site's own people: `name_reserved`, else `null`. */
export function findReserved(name: string, { name: siteName, settings }: Site): ValueError | null {
  const words = [...HOUSE_WORDS, siteName, settings.mail_name];
  return checkReservedName(name, {
    words,
    beginnings: HOUSE_BEGINNINGS,
    endings: HOUSE_ENDINGS,
    lookAlikes: LOOK_ALIKES,
  });
}
