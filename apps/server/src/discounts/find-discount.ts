import { askedCode, welcomeDiscount, type DiscountCode } from '@vela/domain/discounts';
import type { Db, Tx } from '../db/database';
import type { Site } from '../core/site';

interface Asked {
  site: Site;
  memberId: string;
  now: Date;
}

/** A code as a member has it: it may be over, used or another's all the same. */
export interface MemberDiscount {
  code: DiscountCode;
  /** Whether this member has used it. */
  used: boolean;
}

/** The discount of a code that was given, else the member's welcome discount; null where there is none. */
export async function findDiscount(
  db: Db | Tx,
  { text, ...asked }: Asked & { text: string | undefined },
): Promise<MemberDiscount | null> {
  const { settings } = asked.site;
  const name = askedCode(text, settings);
  // The server alone issues it: there is no row of that name that could be used after its window.
  return name === settings.welcome_code
    ? findWelcomeDiscount(db, asked)
    : findStoredDiscount(db, { ...asked, name });
}

/** The member's welcome discount, by the server's clock; null after its window or a purchase. */
export async function findWelcomeDiscount(
  db: Db | Tx,
  { site, memberId, now }: Asked,
): Promise<MemberDiscount | null> {
  const member = await db
    .selectFrom('members')
    .select(['signup_date', 'paid_user', 'welcome_used'])
    .where('id', '=', memberId)
    .executeTakeFirst();
  if (!member) return null;
  const code = welcomeDiscount(
    {
      memberId,
      signupDate: member.signup_date,
      paidUser: member.paid_user,
      welcomeUsed: member.welcome_used,
    },
    site.settings,
    now,
  );
  return code && { code, used: false };
}

async function findStoredDiscount(
  db: Db | Tx,
  { site, memberId, name }: Asked & { name: string },
): Promise<MemberDiscount | null> {
  const row = await db
    .selectFrom('discount_codes')
    .select(['code', 'percentage', 'status', 'country', 'member_id', 'expires', 'currency'])
    .select(['minimum_order_value', 'paymentmethods', 'once_per_member'])
    .where('site_id', '=', site.id)
    .where('code', '=', name)
    .executeTakeFirst();
  if (!row) return null;
  const { currency, minimum_order_value: amount } = row;
  return {
    code: {
      code: row.code,
      percentage: row.percentage,
      status: row.status,
      country: row.country,
      memberId: row.member_id,
      expires: row.expires,
      minimumOrder: currency !== null && amount !== null ? { amount, currency } : null,
      paymentMethods: row.paymentmethods,
      oncePerMember: row.once_per_member,
    },
    used: await isUsed(db, { memberId, name }),
  };
}

async function isUsed(db: Db | Tx, { memberId, name }: { memberId: string; name: string }): Promise<boolean> {
  const use = await db
    .selectFrom('discount_uses')
    .select('payment_id')
    .where('member_id', '=', memberId)
    .where('code', '=', name)
    .executeTakeFirst();
  return use !== undefined;
}
