import { BROWSER_NAMES, SYSTEM_NAMES, type Browser, type System } from '@vela/domain/devices';
import * as v from 'valibot';
import { idSchema, timeSchema } from './fields';

/** The browsers that are named; another one is `null`. */
const BROWSERS = Object.keys(BROWSER_NAMES) as [Browser, ...Browser[]];

/** The systems that are named; another one is `null`. */
const SYSTEMS = Object.keys(SYSTEM_NAMES) as [System, ...System[]];

/** What a session runs on, as far as its browser says so. */
export const deviceSchema = v.object({
  kind: v.picklist(['desktop', 'phone', 'tablet']),
  browser: v.nullable(v.picklist(BROWSERS)),
  system: v.nullable(v.picklist(SYSTEMS)),
});

export type Device = v.InferOutput<typeof deviceSchema>;

/** A browser in which the member is logged in. */
export const sessionSchema = v.object({
  id: idSchema,
  /** The session of the request itself. */
  is_current: v.boolean(),
  device: deviceSchema,
  /** ISO 3166 code of the address that it was started from; `null` where that is unknown. */
  country: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  started_at: timeSchema,
  last_seen_at: timeSchema,
});

export type Session = v.InferOutput<typeof sessionSchema>;
