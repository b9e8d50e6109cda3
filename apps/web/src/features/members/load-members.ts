import { isCountry } from '@vela/domain/locale';
import type { PageData } from '../../shell/page';

export interface MembersData {
  /** The member's own region by its name; `null` where none is known. */
  region: string | null;
}

/** What the start page needs beyond the page's own data. */
export async function loadMembers({ user }: Pick<PageData, 'user'>): Promise<MembersData> {
  const { country, region } = user?.profile ?? {};
  if (region === undefined || !isCountry(country)) return { region: null };
  const { regionName } = await import('@vela/domain/regions');
  return { region: regionName(country, region) };
}
