import {
  ACCOUNT_DISCLOSURES,
  LOWEST_MIN_AGE,
  NICHES,
  PROMO_PLACES,
  SIGNUP_POLICIES,
  VISITOR_SEARCHES,
} from '@vela/domain/sites';
import * as v from 'valibot';
import { companySchema } from './company';
import { countrySchema, idSchema } from './fields';
import { currencySchema, minorUnitsSchema } from './money';
import { regionLabelSchema } from './region';

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const percentageSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
const visitorSearchSchema = v.picklist(VISITOR_SEARCHES);

/** Everything a client needs to know of the site it stands on. Source: product.md §3. */
export const settingsSchema = v.object({
  name: v.string(),
  domain: v.string(),
  domain_language: v.nullable(v.string()),
  index_title: v.nullable(v.string()),
  description: v.nullable(v.string()),
  cdn_prefix: v.string(),
  niche: v.picklist(NICHES),
  countries: v.array(countrySchema),
  geoip_country: v.nullable(v.string()),
  geoip_selected_country: v.nullable(countrySchema),
  time_zone: v.string(),

  signups: v.picklist(SIGNUP_POLICIES),
  /** Whether an answer says that an address has an account. */
  account_disclosure: v.picklist(ACCOUNT_DISCLOSURES),
  min_age: v.pipe(v.number(), v.integer(), v.minValue(LOWEST_MIN_AGE)),
  signup_credits: countSchema,
  logged_out_search: visitorSearchSchema,
  logged_out_search_trafficsource: visitorSearchSchema,
  enable_site_entry_popup: v.picklist(['yes', 'no']),
  site_entry_popup_countries: v.array(countrySchema),

  minimum_message_costs: v.record(
    v.string(),
    v.object({ costs: minorUnitsSchema, currency: currencySchema }),
  ),
  message_credits: countSchema,
  photo_credits: countSchema,
  gift_credits: v.record(v.string(), countSchema),
  message_length: countSchema,
  free_conversations: countSchema,
  free_messages: countSchema,
  refund_days: countSchema,
  deleted_account_days: countSchema,
  /** How long wrong passwords are stored. */
  failures_kept_days: countSchema,
  delete_discount: percentageSchema,
  welcome_hours: countSchema,
  welcome_code: v.string(),
  premium_match_claim: v.nullable(
    v.object({ value: countSchema, source: v.string(), from: v.string(), sample: countSchema }),
  ),
  /** Advertisements in the language that was asked for, at most one of each place. */
  member_resell: v.array(
    v.object({
      place: v.picklist(PROMO_PLACES),
      title: v.string(),
      text: v.string(),
      url: v.string(),
      image: v.nullable(v.string()),
      label: v.string(),
    }),
  ),

  visible_profile_fields: v.array(v.string()),
  visible_profile_notes: v.array(v.string()),
  search_fields: v.array(v.string()),
  interests: v.array(v.string()),
  region_data: v.record(v.string(), regionLabelSchema),
  fictional_icon: v.nullable(v.string()),
  fictional_warning: v.nullable(v.object({ singular: v.string(), plural: v.string() })),

  push_public_key: v.nullable(v.string()),
  support_email: v.string(),
  support_phone: v.nullable(v.string()),
  mail_name: v.string(),
  company_id: idSchema,
  company: companySchema,
});

export type Settings = v.InferOutput<typeof settingsSchema>;
