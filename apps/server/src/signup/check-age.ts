import { ageRuleOf, isTooYoung } from '@vela/domain/signup';
import { setCookie } from '../core/cookies';
import { Failure } from '../core/failure';
import type { Site } from '../core/site';

interface Asker {
  site: Site;
  now: Date;
  /** The browser sent the date of somebody too young before. */
  wasTooYoung: boolean;
}

/**
 * Throws Failure `signup_not_possible` for the date of somebody too young, and for any date of a browser that sent such a one
 * less than a day ago: else one would learn by trying which year is let in. Anything else that is wrong with a date is a slip,
 * and not judged here.
 */
export function checkAge(dateOfBirth: string, { site, now, wasTooYoung }: Asker): void {
  const refused = isTooYoung(dateOfBirth, ageRuleOf(site.settings, now));
  if (!refused && !wasTooYoung) return;
  throw new Failure('signup_not_possible', {
    params: { support: site.settings.support_email },
    ...(refused && { cookies: setCookie('age_check', '1') }),
  });
}
