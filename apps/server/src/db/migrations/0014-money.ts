import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const moneyMigration: Migration = {
  up: async (db) => {
    await addWelcomeUsed(db);
    await createStoredMethods(db);
    await createOrders(db);
    await openLots(db);
    await createDiscounts(db);
  },
};

async function addWelcomeUsed(db: Kysely<unknown>): Promise<void> {
  // The welcome offer is had once: a purchase ends it for good, whatever becomes of the purchase.
  await sql`alter table members add column welcome_used boolean not null default false`.execute(db);
  await sql`update members set welcome_used = true where paid_user`.execute(db);
}

async function createStoredMethods(db: Kysely<unknown>): Promise<void> {
  // Distributed by member_id. What a provider keeps of a payment so that the member can pay so again; we keep its token.
  await sql`
    create table stored_methods (
      id text primary key,
      member_id text not null references members on delete cascade,
      provider text not null,
      paymentmethod text not null,
      token text not null,
      label text,
      created_at timestamptz not null
    )
  `.execute(db);
  await sql`create index stored_methods_member on stored_methods (member_id, created_at)`.execute(db);
}

async function createOrders(db: Kysely<unknown>): Promise<void> {
  // Distributed by member_id. A form without global unique indexes keeps payment ids in a lookup table.
  // Amounts are in the currency's minor unit; the VAT rate, in hundredths of a per cent, is that of the day.
  await sql`
    create table orders (
      payment_id text primary key,
      member_id text not null references members on delete cascade,
      site_id text not null references sites,
      client_id text not null,
      package_id text not null,
      credits integer not null check (credits > 0),
      country text not null,
      currency text not null,
      price_before integer not null check (price_before >= 0),
      price integer not null check (price between 0 and price_before),
      fee integer not null check (fee >= 0),
      vat_rate integer not null check (vat_rate >= 0),
      discount_code text,
      discount_percentage integer,
      discount_once boolean not null default false,
      status text not null check (status in (
        'pending', 'completed', 'failed', 'cancelled', 'expired', 'refunded', 'reversed'
      )),
      paymentmethod text not null,
      issuer text,
      store_method boolean not null,
      stored_method_id text references stored_methods,
      provider text not null,
      provider_payment_id text,
      redirect_url text,
      created_at timestamptz not null,
      completed_at timestamptz,
      unique (member_id, client_id),
      unique (provider, provider_payment_id)
    )
  `.execute(db);
  await sql`create index orders_member on orders (member_id, created_at)`.execute(db);

  // Distributed with its order. Append-only: what a provider said of a payment, each thing once, however often it said so.
  await sql`
    create table payment_notices (
      payment_id text not null references orders on delete cascade,
      kind text not null check (kind in ('paid', 'failed', 'cancelled', 'expired', 'reversed')),
      received_at timestamptz not null,
      primary key (payment_id, kind)
    )
  `.execute(db);

  // Distributed with its order. Money on its way back, the way it was paid; a payment goes back once.
  await sql`
    create table refunds (
      payment_id text primary key references orders on delete cascade,
      member_id text not null references members on delete cascade,
      credits integer not null check (credits >= 0),
      amount integer not null check (amount >= 0),
      currency text not null,
      provider_refund_id text,
      created_at timestamptz not null,
      sent_at timestamptz
    )
  `.execute(db);
  await sql`create index refunds_member on refunds (member_id)`.execute(db);
}

async function openLots(db: Kysely<unknown>): Promise<void> {
  // What each entry is for: the message, photo or gift that was paid, or the payment. Nothing is booked twice.
  await sql`alter table credit_ledger add column reference text`.execute(db);
  await sql`
    alter table credit_ledger add constraint credit_ledger_booked_once unique (member_id, kind, reference)
  `.execute(db);

  // Distributed by member_id. Credits that came in together, oldest first by the ledger entry that brought them.
  await sql`
    create table credit_lots (
      member_id text not null references members on delete cascade,
      seq integer not null,
      payment_id text references orders,
      credits integer not null check (credits > 0),
      remaining integer not null check (remaining between 0 and credits),
      opened_at timestamptz not null,
      primary key (member_id, seq),
      unique (member_id, payment_id),
      foreign key (member_id, seq) references credit_ledger (member_id, seq)
    )
  `.execute(db);
  // What members had before there were lots was given to them, all of it at once.
  await sql`
    insert into credit_lots (member_id, seq, credits, remaining, opened_at)
    select member_id, seq, balance_after, balance_after, created_at
    from credit_ledger entry
    where balance_after > 0 and not exists (
      select from credit_ledger later where later.member_id = entry.member_id and later.seq > entry.seq
    )
  `.execute(db);

  // Distributed by member_id. Credits that were spent though their payment was taken back; beside the ledger, which
  // never goes below zero.
  await sql`
    create table credit_debts (
      payment_id text primary key references orders on delete cascade,
      member_id text not null references members on delete cascade,
      credits integer not null check (credits > 0),
      remaining integer not null check (remaining between 0 and credits),
      created_at timestamptz not null
    )
  `.execute(db);
  await sql`create index credit_debts_member on credit_debts (member_id)`.execute(db);
}

async function createDiscounts(db: Kysely<unknown>): Promise<void> {
  // Reference table.
  await sql`
    create table discount_codes (
      site_id text not null references sites,
      code text not null,
      percentage integer not null check (percentage between 1 and 100),
      status text not null check (status in ('active', 'disabled')),
      country text,
      member_id text references members on delete cascade,
      expires timestamptz,
      currency text,
      minimum_order_value integer check (minimum_order_value >= 0),
      paymentmethods text[],
      once_per_member boolean not null default true,
      check ((currency is null) = (minimum_order_value is null)),
      primary key (site_id, code)
    )
  `.execute(db);
  await sql`create index discount_codes_member on discount_codes (member_id)`.execute(db);

  // Distributed by member_id. Codes that a member may use once, and did.
  await sql`
    create table discount_uses (
      member_id text not null references members on delete cascade,
      code text not null,
      payment_id text not null references orders on delete cascade,
      used_at timestamptz not null,
      primary key (member_id, code)
    )
  `.execute(db);
  await sql`create index discount_uses_payment on discount_uses (payment_id)`.execute(db);
}
