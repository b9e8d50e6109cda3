import type { PageData } from './page-data';

/** Whether the site offers its members intimate interests. */
export function offersIntimate({ settings }: Pick<PageData, 'settings'>): boolean {
  return settings.visible_profile_fields?.includes('intimate_interests') ?? false;
}

/** Whether the member sees those of others, and may look for them: with the same consent as theirs. */
export function seesIntimate(page: Pick<PageData, 'settings' | 'user'>): boolean {
  return offersIntimate(page) && (page.user?.consents.special_categories ?? false);
}
