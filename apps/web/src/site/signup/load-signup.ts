import type { Region } from '@vela/contract/entities/region';
import { firstServedCountry, type SignupStep } from '@vela/domain/signup';
import { monthNames } from '@vela/ui/option-text';
import { loadApi } from '../../kit/page/load-api';
import type { PageData } from '../../kit/page/page-data';
import { loadLaterStep } from './load-later-step';

export interface SignupData {
  /** The names of the months, January first. */
  months: readonly string[];
  /** The country to begin with; empty when nothing speaks for one. */
  country: string;
  /** Its regions, where the page is shown with them. */
  regions: { country: string; regions: readonly Region[] } | null;
}

/** What the page needs beyond its own data: without script, the regions have to come with the country. */
export async function loadSignup(
  { page, server }: Parameters<typeof loadApi>[0],
  { step }: { step: SignupStep },
): Promise<SignupData> {
  // Which step is shown, the answers decide, too: the server writes any of them.
  if (server) await loadLaterStep();
  const country = likelyCountry(page);
  const months = monthNames(page.locale);
  const needsRegions = step === 'location' || step === 'confirm' || page.form?.name === 'signup';
  if (!server || !needsRegions || country === '') return { months, country, regions: null };
  const path = `/api/regions.php?${new URLSearchParams({ country }).toString()}`;
  const answer = await loadApi<{ regions: Region[] }>({ page, server }, path);
  return { months, country, regions: answer && { country, regions: answer.regions } };
}

function likelyCountry({ form, draft, settings }: PageData): string {
  const posted = form?.name === 'signup' ? form.values['country'] : undefined;
  const candidates = [posted, draft?.country, settings.geoip_selected_country, settings.geoip_country];
  return firstServedCountry(candidates, settings.countries ?? []) ?? '';
}
