import { isDeepStrictEqual } from 'node:util';
import { DRAFT_TEXT_MAX, signupDraftSchema, type SignupDraft } from '@vela/contract/entities/signup-draft';
import {
  keepsTrackingInDraft,
  latestTracking,
  namesSource,
  trackingOf,
  type Consent,
} from '@vela/domain/landers';
import { SIGNUP_DRAFT_MS } from '@vela/domain/limits';
import {
  checkPassword,
  isoDateOfFields,
  SIGNUP_FACTS,
  SIGNUP_WISHES,
  type SignupStep,
} from '@vela/domain/signup';
import { addMs, MINUTE } from '@vela/domain/time';
import * as v from 'valibot';
import { allCommonPasswords } from '../accounts/all-common-passwords';
import { countHash } from '../accounts/count-hash';
import { hashPassword } from '../accounts/passwords';
import { consumeLimit } from '../core/consume-limit';
import type { AppContext } from '../core/context';
import { hashToken } from '../sessions/sessions';
import type { Site } from '../core/site';

/**
 * A sign-up in progress that the server stores for a browser without script, or for one that came from a
 * lander.
 */
export interface StoredDraft {
  token: string;
  draft: SignupDraft;
  /** The hash of a password that passed the rules when it was typed. */
  passwordHash: string | null;
  /** Its sign-up is done. */
  isEnded: boolean;
}

interface DraftOf {
  site: Site;
  token: string;
  now: Date;
}

interface DraftToSave {
  site: Site;
  /** The token of the draft that it adds to. */
  token: string | null;
  /** What was said to keeping who sent the visitor. */
  consent: Consent;
  fields: Fields;
  /** The address that the hashing of passwords is counted for: each takes work, whether it leads to an account or not. */
  address: string;
  now: Date;
}

/**
 * Stores what a form sent over what is stored already, for another 30 minutes, and returns the token to find
 * it by. Fields that weren't sent stay, but for the ticks of the step that was: a form sends only those that
 * are set. A draft whose sign-up is done stays as it is: a change begins another one of the same fields, but
 * without the password. Each new draft counts.
 */
export async function saveSignupDraft(
  context: Pick<AppContext, 'db' | 'random' | 'limits' | 'fingerprint'>,
  { site, token, consent, fields, address, now }: DraftToSave,
): Promise<{ token: string }> {
  const known = token === null ? null : await findSignupDraft(context, { site, token, now });
  const { tracking, ...typed } = known?.draft ?? {};
  const sender = latestTracking(
    trackingOf((field) => fields[field]),
    trackingOf((field) => tracking?.[field]),
  );
  const draft: Partial<SignupDraft> = withoutUnagreed({
    ...withoutMessageToAnother(typed, fields),
    ...textsOf(fields),
    ...ticksOf(fields),
    ...(keepsTrackingInDraft(consent, site.settings) && namesSource(sender) && { tracking: sender }),
  });
  const { isEnded = false } = known ?? {};
  if (isEnded && token !== null && !fields.password && isDeepStrictEqual(draft, known?.draft))
    return { token };
  const keptToken = known && token !== null && !isEnded ? token : null;
  if (keptToken === null) await consumeLimit(context, 'draft', { site, address, session: null });
  const passwordHash = await passwordHashOf(fields, {
    site,
    draft,
    kept: isEnded ? null : (known?.passwordHash ?? null),
    count: () => countHash(context, { site, session: null, address }),
  });
  const row = {
    data: JSON.stringify({ ...draft, has_password: passwordHash !== null }),
    password_hash: passwordHash,
    expires_at: addMs(now, SIGNUP_DRAFT_MS),
  };
  const savedToken = keptToken ?? context.random.token();
  const saved = await context.db
    .insertInto('signup_drafts')
    .values({ token_hash: hashToken(savedToken), site_id: site.id, ...row })
    .onConflict((conflict) =>
      conflict.column('token_hash').doUpdateSet(row).where('signup_drafts.ended', '=', false),
    )
    .returning('site_id')
    .executeTakeFirst();
  // Its sign-up was done meanwhile.
  if (!saved) return saveSignupDraft(context, { site, token, consent, fields, address, now });
  return { token: savedToken };
}

export async function findSignupDraft(
  { db }: Pick<AppContext, 'db'>,
  { site, token, now }: DraftOf,
): Promise<StoredDraft | null> {
  const row = await db
    .selectFrom('signup_drafts')
    .select(['data', 'password_hash', 'ended'])
    .where('token_hash', '=', hashToken(token))
    .where('site_id', '=', site.id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  const parsed = v.safeParse(signupDraftSchema, row?.data);
  if (!row || !parsed.success) return null;
  return { token, draft: parsed.output, passwordHash: row.password_hash, isEnded: row.ended };
}

/** Ends a draft whose sign-up is done; it goes in a minute, as its last step may have been sent twice. */
export async function endSignupDraft(
  { db }: Pick<AppContext, 'db'>,
  { token, now }: { token: string; now: Date },
): Promise<void> {
  await db
    .updateTable('signup_drafts')
    .set({ expires_at: addMs(now, MINUTE), ended: true })
    .where('token_hash', '=', hashToken(token))
    // A second press doesn't prolong it.
    .where('ended', '=', false)
    .execute();
}

/** What was written to one member is not for another. */
function withoutMessageToAnother(
  typed: Partial<SignupDraft>,
  { signup_member_id: memberId = typed.signup_member_id }: Fields,
): Partial<SignupDraft> {
  if (memberId === typed.signup_member_id) return typed;
  const { signup_message: _message, ...rest } = typed;
  return rest;
}

/** A wished gender can reveal an orientation: without the consent it isn't stored, not even for half an hour. */
function withoutUnagreed(draft: Partial<SignupDraft>): Partial<SignupDraft> {
  if (draft.wish_consent === true || draft.special_categories === true) return draft;
  const { wished_gender: _gender, ...rest } = draft;
  return rest;
}

type Fields = Readonly<Record<string, string>>;

const TEXTS = [
  'email',
  'name',
  'date_of_birth',
  'gender',
  'country',
  'region',
  'city',
  ...SIGNUP_WISHES,
  ...SIGNUP_FACTS,
  'about',
  'signup_message',
  'signup_member_id',
] as const satisfies readonly (keyof SignupDraft)[];

function textsOf(fields: Fields): Partial<SignupDraft> {
  const given = TEXTS.flatMap((key) => textEntry(key, fields[key]));
  return { ...Object.fromEntries(given), ...dateOf(fields) };
}

/** Joins three typed fields to one date; what is no date is stored as it was typed, to be shown again. */
function dateOf(fields: Fields): Partial<SignupDraft> {
  const { dob_day: day, dob_month: month, dob_year: year } = fields;
  if (day === undefined || month === undefined || year === undefined) return {};
  const typed = [year, month, day].every((part) => part.trim() === '') ? '' : [year, month, day].join('-');
  return { date_of_birth: (isoDateOfFields({ day, month, year }) ?? typed).slice(0, DRAFT_TEXT_MAX) };
}

/**
 * The steps at which each box can be ticked; the last one sends the whole draft again, and shows nobody who
 * unticked it meanwhile.
 */
const TICKS = {
  terms: ['account'],
  special_categories: ['account'],
  wish_consent: ['meet'],
  visitors_may_see: ['photo', 'confirm'],
} as const satisfies Partial<Record<keyof SignupDraft, readonly SignupStep[]>>;
const TICK_NAMES = Object.keys(TICKS) as (keyof typeof TICKS)[];
const TICKED: readonly (string | undefined)[] = ['on', 'true', '1', 'yes'];

function ticksOf(fields: Fields): Partial<SignupDraft> {
  const given = TICK_NAMES.filter((key) => {
    const steps: readonly (string | undefined)[] = TICKS[key];
    return steps.includes(fields['step']) || fields[key] !== undefined;
  });
  return Object.fromEntries(given.map((key) => [key, TICKED.includes(fields[key])]));
}

function textEntry(key: string, value: string | undefined): [string, string][] {
  return value === undefined ? [] : [[key, value.slice(0, DRAFT_TEXT_MAX)]];
}

/** A new password replaces the stored one; one that breaks the rules leaves none. */
async function passwordHashOf(
  { password }: Fields,
  {
    site,
    draft,
    kept,
    count,
  }: { site: Site; draft: Partial<SignupDraft>; kept: string | null; count: () => Promise<void> },
): Promise<string | null> {
  if (!password) return kept;
  const { name = '', email = '' } = draft;
  const rules = { name, email, common: allCommonPasswords(), sitename: site.name };
  if (checkPassword(password, rules) !== null) return null;
  await count();
  return hashPassword(password);
}
