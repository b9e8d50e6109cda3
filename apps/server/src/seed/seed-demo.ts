import { canonicalEmail, nameKey } from '@vela/domain/signup';
import { addMs, DAY } from '@vela/domain/time';
import { hashPassword } from '../accounts/passwords';
import type { AppContext } from '../context';
import { addCredits } from '../credits/add-credits';
import type { Tx } from '../db/database';
import type { StoredConsents } from '../db/schema';
import { insertConsents } from '../members/insert-consents';
import { DEFAULT_SITE_ID } from '../sites/ensure-default-site';
import { DEMO_MEMBERS, DEMO_PASSWORD, type DemoMember } from './demo-members';

type Context = Pick<AppContext, 'db' | 'clock' | 'config' | 'random'>;

/**
 * Puts the demo's members where they are missing and leaves those that are there as they are. A demo that strangers can
 * reach gets no operator, as everyone knows the password.
 */
export async function seedDemo(context: Context): Promise<void> {
  const { config, clock } = context;
  if (config.mode === 'production') throw new Error('The demo seed has no place in production');
  const wanted = DEMO_MEMBERS.filter((member) => member.operatorRole === null || !config.publicDemo);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  for (const member of wanted) await seedMember(context, { member, passwordHash, now: clock.now() });
}

const CONSENTS: StoredConsents = { terms_version: '2026-11-01', special_categories: false };

interface SeededMember {
  member: DemoMember;
  passwordHash: string;
  now: Date;
}

async function seedMember(
  { db, random }: Context,
  { member, passwordHash, now }: SeededMember,
): Promise<void> {
  const signupDate = addMs(now, -member.signedUpDaysAgo * DAY);
  await db.transaction().execute(async (tx) => {
    const isNew = await insertMember(tx, { member, passwordHash, signupDate });
    if (!isNew) return;
    await insertProfile(tx, member);
    await insertCredits(tx, { member, signupDate });
    await insertConsents(tx, { id: random.id(), memberId: member.id, consents: CONSENTS, now: signupDate });
  });
}

async function insertMember(
  tx: Tx,
  { member, passwordHash, signupDate }: { member: DemoMember; passwordHash: string; signupDate: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('members')
    .values({
      id: member.id,
      site_id: DEFAULT_SITE_ID,
      email: member.email,
      email_canonical: canonicalEmail(member.email) ?? member.email,
      name: member.name,
      name_key: nameKey(member.name),
      password_hash: passwordHash,
      status: 'active',
      operator_role: member.operatorRole,
      language: member.language,
      paid_user: member.paidUser,
      consents: JSON.stringify(CONSENTS),
      signup_date: signupDate,
      activated_at: signupDate,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

async function insertProfile(tx: Tx, member: DemoMember): Promise<void> {
  await tx
    .insertInto('profiles')
    .values({
      member_id: member.id,
      status: 'active',
      gender: member.gender,
      date_of_birth: member.dateOfBirth,
      country: member.country,
      region: member.region,
      city: member.city,
      about: member.about,
      signup_reason: member.signupReason,
      relationship_status: member.relationshipStatus,
      hair_color: member.hairColor,
      body_type: member.bodyType,
      eye_color: member.eyeColor,
      tattoos: member.tattoos,
      interests: [...member.interests],
    })
    .execute();
}

async function insertCredits(
  tx: Tx,
  { member, signupDate }: { member: DemoMember; signupDate: Date },
): Promise<void> {
  if (member.credits === 0) return;
  await addCredits(tx, {
    memberId: member.id,
    amount: member.credits,
    kind: 'seed',
    paymentId: null,
    now: signupDate,
  });
}
