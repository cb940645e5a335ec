import { and, eq, gt, lt, sql } from '../../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import type { Voucher } from '../model.ts'
import { voucher } from '../tables.ts'

export type VoucherRow = typeof voucher.$inferSelect

/** A voucher with its use: redemptions, reservations and discount given. */
export type KeptVoucher = Voucher &
  Pick<VoucherRow, 'listed' | 'automatic' | 'reason' | 'madeBy' | 'madeAt'> & {
    uses: number
    givenPaise: number
    held: number
  }

/** All vouchers, newest first, or the one with a given id. */
export async function selectVouchers(
  handle: Handle,
  at: Date,
  id?: string,
): Promise<KeptVoucher[]> {
  const { rows } = await handle.execute<
    Omit<KeptVoucher, 'startsAt' | 'endsAt' | 'madeAt'> & {
      startsAt: string
      endsAt: string
      madeAt: string
    }
  >(sql`
    select v.id, v.code, v.percent_bp as "percentBp", v.amount_paise::float8 as "amountPaise",
      v.max_discount_paise::float8 as "maxDiscountPaise", v.minimum_paise::float8 as "minimumPaise",
      v.business_category as "businessCategory", v.seller_id as "sellerId",
        s.trade_name as "sellerName", v.audience, v.max_uses as "maxUses",
        v.max_uses_per_buyer as "maxUsesPerBuyer",
      v.starts_at as "startsAt", v.ends_at as "endsAt", v.listed, v.automatic, v.for_app as "forApp", v.reason, v.made_by as "madeBy",
        v.made_at as "madeAt",
      u.uses, coalesce(u.given, 0)::float8 as "givenPaise", u.held
    from voucher v left join seller s on s.id = v.seller_id
    cross join lateral (select count(*) filter (where redeemed_at is not null)::int as uses,
      sum(discount_paise) filter (where redeemed_at is not null) as given,
        count(*) filter (where redeemed_at is null and held_until > ${at.toISOString()}::timestamptz)::int as held
      from voucher_use where voucher_id = v.id) u
    where ${id === undefined ? sql`true` : sql`v.id = ${id}::uuid`} order by v.made_at desc, v.code`)
  return rows.map((row) => ({
    ...row,
    startsAt: new Date(row.startsAt),
    endsAt: new Date(row.endsAt),
    madeAt: new Date(row.madeAt),
  }))
}

/** One at a time decides which voucher is the app's. */
export const lockAppVouchers = (tx: Transaction): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('app-vouchers'))`)

/** The app's voucher at any moment of a time. */
export async function findAppVoucher(
  tx: Transaction,
  { startsAt, endsAt }: Pick<VoucherRow, 'startsAt' | 'endsAt'>,
): Promise<VoucherRow | undefined> {
  return (
    await tx
      .select()
      .from(voucher)
      .where(and(voucher.forApp, lt(voucher.startsAt, endsAt), gt(voucher.endsAt, startsAt)))
      .orderBy(voucher.startsAt)
      .limit(1)
  )[0]
}

/** False when the code is or was another voucher's. */
export async function insertVoucher(tx: Transaction, row: VoucherRow): Promise<boolean> {
  return (
    ((await tx.insert(voucher).values(row).onConflictDoNothing({ target: voucher.code }))
      .rowCount ?? 0) > 0
  )
}

export async function lockVoucherById(
  tx: Transaction,
  id: string,
): Promise<VoucherRow | undefined> {
  return (await tx.select().from(voucher).where(eq(voucher.id, id)).for('no key update'))[0]
}

export async function setEnd(tx: Transaction, id: string, endsAt: Date): Promise<void> {
  await tx.update(voucher).set({ endsAt }).where(eq(voucher.id, id))
}
