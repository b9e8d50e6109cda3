import { INTERESTS } from '@vela/atlas/interests';
import { PACKAGE_PRICES } from '@vela/atlas/package-prices';
import { COUNTRY_REGION_LABEL } from '@vela/atlas/regions';
import type { Company as CompanyShape } from '@vela/contract/entities/company';
import type { Settings } from '@vela/contract/entities/settings';
import { minimumMessageCosts } from '@vela/domain/credits';
import { failuresKeptDays } from '@vela/domain/limits';
import type { Locale } from '@vela/domain/locale';
import { visibleFields } from '@vela/domain/members';
import { firstServedCountry } from '@vela/domain/signup';
import {
  accountDisclosure,
  shownFields,
  sourceIn,
  type MatchClaim,
  type PromoTile,
} from '@vela/domain/sites';
import type { Company, Site } from '../core/site';

interface Asker {
  country: string | null;
  locale: Locale;
  pushPublicKey: string | null;
}

/** What everyone may know of a site. Named field by field, so that a new setting stays inside until it is put here. */
export function presentSettings(site: Site, { country, locale, pushPublicKey }: Asker): Settings {
  const { settings, company } = site;
  const {
    premium_match_claim: claim,
    countries,
    visible_profile_notes,
    search_fields,
    gift_credits,
  } = settings;
  return {
    name: site.name,
    domain: new URL(site.url).hostname,
    domain_language: settings.domain_language,
    index_title: settings.index_title,
    description: settings.description,
    cdn_prefix: settings.cdn_prefix,
    niche: settings.niche,
    countries: [...countries],
    geoip_country: country,
    geoip_selected_country: firstServedCountry([country], countries),
    time_zone: settings.time_zone,

    signups: settings.signups,
    account_disclosure: accountDisclosure(settings),
    min_age: settings.min_age,
    signup_credits: settings.signup_credits,
    logged_out_search: settings.logged_out_search,
    logged_out_search_trafficsource: settings.logged_out_search_trafficsource,
    enable_site_entry_popup: settings.enable_site_entry_popup,
    site_entry_popup_countries: [...settings.site_entry_popup_countries],

    minimum_message_costs: minimumMessageCosts(countries, settings.message_credits, PACKAGE_PRICES),
    message_credits: settings.message_credits,
    photo_credits: settings.photo_credits,
    gift_credits: { ...gift_credits },
    message_length: settings.message_length,
    free_conversations: settings.free_conversations,
    free_messages: settings.free_messages,
    refund_days: settings.refund_days,
    deleted_account_days: settings.deleted_account_days,
    failures_kept_days: failuresKeptDays(settings),
    delete_discount: settings.delete_discount,
    welcome_hours: settings.welcome_hours,
    welcome_code: settings.welcome_code,
    premium_match_claim: presentClaim(claim, locale),
    member_resell: presentPromoTiles(settings.member_resell, locale),

    visible_profile_fields: shownFields(visibleFields(settings)),
    visible_profile_notes: [...visible_profile_notes],
    search_fields: [...search_fields],
    interests: [...INTERESTS],
    region_data: Object.fromEntries(countries.map((served) => [served, COUNTRY_REGION_LABEL[served]])),
    fictional_icon: settings.fictional_icon,
    fictional_warning: settings.fictional_warning,

    push_public_key: pushPublicKey,
    support_email: settings.support_email,
    support_phone: settings.support_phone,
    mail_name: settings.mail_name,
    company_id: company.id,
    company: presentCompany(company),
  };
}

export function presentCompany(company: Company): CompanyShape {
  const { name, address, kvk, city, country, tradenames, vatNumbers, added } = company;
  return {
    name,
    address,
    kvk,
    city,
    country,
    tradenames: [...tradenames],
    vat_numbers: [...vatNumbers],
    added: added.toISOString(),
  };
}

/** Those in a language; an advertisement that the member can't read is left out. */
function presentPromoTiles(tiles: readonly PromoTile[], locale: Locale): Settings['member_resell'] {
  return tiles
    .filter(({ language }) => language === locale)
    .map(({ place, title, text, url, image, label }) => ({ place, title, text, url, image, label }));
}

/** Without what its sources say in other languages. */
function presentClaim(claim: MatchClaim | null, locale: Locale): Settings['premium_match_claim'] {
  return (
    claim && { value: claim.value, source: sourceIn(claim, locale), from: claim.from, sample: claim.sample }
  );
}
