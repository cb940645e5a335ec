import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts'
import { forEachOwner } from '../../../platform/identity/shopper.ts'
import type { CountedVoucher, VoucherBuyer } from '../model.ts'

type Column = Parameters<Parameters<typeof forEachOwner>[0]>[0]

/**
 * Uses that count: redeemed ones, and others' reservations for a payment. `$1` now, `$2` the
 * shopper.
 */
const countedUses = (
  column: Column,
) => `select count(*)::int from voucher_use u where u.voucher_id = v.id
  and (u.redeemed_at is not null or (u.held_until > $1 and u.${column} is distinct from $2))`

/** Counted only where a limit exists. `$3`: the hash of the buyer's phone. */
const countedVoucher = (column: Column) => `
  select v.id, v.code, v.percent_bp as "percentBp", v.amount_paise as "amountPaise",
    v.max_discount_paise as "maxDiscountPaise", v.minimum_paise as "minimumPaise",
    v.business_category as "businessCategory", v.seller_id as "sellerId",
      s.trade_name as "sellerName", v.audience, v.max_uses as "maxUses",
      v.max_uses_per_buyer as "maxUsesPerBuyer",
    v.starts_at as "startsAt", v.ends_at as "endsAt", v.for_app as "forApp",
    case when v.max_uses is null then 0 else (${countedUses(column)}) end as used,
    case when v.max_uses_per_buyer is null then 0
      else (${countedUses(column)} and
      ${column === 'customer_id' ? '(u.customer_id = $2 or u.phone_hash = $3)' : 'u.phone_hash = $3'}) end as "usedByBuyer"
  from voucher v left join seller s on s.id = v.seller_id`

const byCode = forEachOwner((column, kind): PreparedStatement => ({
  name: `voucher-by-code-${kind}`,
  text: `${countedVoucher(column)} where v.code = $4`,
}))
const offered = forEachOwner((column, kind): PreparedStatement => ({
  name: `vouchers-offered-${kind}`,
  text: `${countedVoucher(column)} where v.listed and v.starts_at <= $1 and v.ends_at > $1 order by v.code limit 50`,
}))

const automatic = forEachOwner((column, kind): PreparedStatement => ({
  name: `vouchers-automatic-${kind}`,
  text: `${countedVoucher(column)} where v.automatic and v.ends_at > $1 order by v.code`,
}))

const about = (at: Date, { shopper, phoneHash }: VoucherBuyer) => [at, shopper.id, phoneHash]

/** A voucher by its code, with its uses in total and by the buyer. */
export const findVoucher = async (
  handle: Handle,
  code: string,
  buyer: VoucherBuyer,
  at: Date,
): Promise<CountedVoucher | undefined> =>
  (
    await queryPrepared<CountedVoucher>(handle, byCode[buyer.shopper.kind], [
      ...about(at, buyer),
      code,
    ])
  )[0]

/** The vouchers that pages advertise at a moment. */
export const selectOffered = (
  handle: Handle,
  buyer: VoucherBuyer,
  at: Date,
): Promise<CountedVoucher[]> =>
  queryPrepared<CountedVoucher>(handle, offered[buyer.shopper.kind], about(at, buyer))

/** The vouchers that the shop may put on carts, planned ones included (CART-25). */
export const selectAutomatic = (
  handle: Handle,
  buyer: VoucherBuyer,
  at: Date,
): Promise<CountedVoucher[]> =>
  queryPrepared<CountedVoucher>(handle, automatic[buyer.shopper.kind], about(at, buyer))
