import type { ProfileCard } from '@vela/contract/entities/profile';
import type { Region } from '@vela/contract/entities/region';
import { trackingOf } from '@vela/domain/landers';
import { firstServedCountry, type SignupStep } from '@vela/domain/signup';
import { monthNames } from '@vela/ui/option-text';
import { loadApi } from '../../kit/page/load-api';
import type { PageData } from '../../kit/page/page-data';
import { queryOf } from '../../kit/page/query';
import type { RouteInput } from '../../kit/page/route-input';
import type { Draft } from './draft';
import { loadLaterStep } from './load-later-step';
import { loadToMember } from './load-to-member';

export interface SignupData {
  /** The names of the months, January first. */
  months: readonly string[];
  /** The country to begin with; empty when nothing speaks for one. */
  country: string;
  /** Its regions, where the page is shown with them. */
  regions: { country: string; regions: readonly Region[] } | null;
  /** The member that the page's path names; `null` where it names none. */
  memberId: string | null;
  /** The member that the visitor signs up to meet; `null` where there is none, or none that a visitor may see. */
  member: ProfileCard | null;
}

interface Asked {
  step: SignupStep;
  /** The member that the page's path names. */
  memberId?: string;
  /** The visitor's origin, and the member that the visitor came for. */
  arrival?: Draft;
}

/** What the page needs beyond its own data: without script, the regions have to come with the country. */
export async function loadSignup(
  { page, server }: RouteInput,
  { step, memberId, arrival = {} }: Asked,
): Promise<SignupData> {
  // Which step is shown, the answers decide, too: the server writes any of them.
  if (server) await Promise.all([loadLaterStep(), loadToMember()]);
  const country = likelyCountry(page);
  const months = monthNames(page.locale);
  const needsRegions = step === 'location' || step === 'confirm' || page.form?.name === 'signup';
  const member = server ? await loadMember({ page, server }, memberId ?? memberOf(page, arrival)) : null;
  const base = { months, country, memberId: memberId ?? null, member };
  if (!server || !needsRegions || country === '') return { ...base, regions: null };
  const path = `/api/regions.php?${new URLSearchParams({ country }).toString()}`;
  const answer = await loadApi<{ regions: Region[] }>({ page, server }, path);
  return { ...base, regions: answer && { country, regions: answer.regions } };
}

function memberOf({ form, draft }: PageData, arrival: Draft): string | undefined {
  const posted = form?.name === 'signup' ? form.values['signup_member_id'] : undefined;
  return arrival.signup_member_id ?? posted ?? draft?.signup_member_id;
}

/** A partner's visitors may be shown more: who sent them stands in the page's address. */
async function loadMember(input: RouteInput, id: string | undefined): Promise<ProfileCard | null> {
  if (id === undefined || id === '') return null;
  const query = queryOf(input.page.href);
  const { network = '', ref = '' } = trackingOf((field) => query[field]);
  const path = `/api/member.php?${new URLSearchParams({ id, network, ref }).toString()}`;
  return (await loadApi<{ profile: ProfileCard }>(input, path))?.profile ?? null;
}

function likelyCountry({ form, draft, settings }: PageData): string {
  const posted = form?.name === 'signup' ? form.values['country'] : undefined;
  const candidates = [posted, draft?.country, settings.geoip_selected_country, settings.geoip_country];
  return firstServedCountry(candidates, settings.countries ?? []) ?? '';
}
