import type { Handle } from '../../../platform/db.ts'
import { queryNamed, type NamedStatement } from '../../../platform/named.ts'
import type { CountedVoucher, VoucherBuyer } from '../model.ts'

/** Uses that count: redeemed ones, and those of other checkouts that a payment is under way for. `$1` now, `$2` the buyer's own checkouts. */
const countedUses = 'select count(*)::int from voucher_use u where u.voucher_id = v.id and (u.redeemed_at is not null or u.held_until > $1) and u.checkout_id <> all($2::uuid[])'

/** Uses are counted only where something limits them. `$3`, `$4`: the buyer. */
const countedVoucher = `
  select v.id, v.code, v.percent_bp as "percentBp", v.amount_paise as "amountPaise", v.max_discount_paise as "maxDiscountPaise", v.minimum_paise as "minimumPaise",
    v.business_category as "businessCategory", v.seller_id as "sellerId", s.trade_name as "sellerName", v.audience, v.max_uses as "maxUses", v.max_uses_per_buyer as "maxUsesPerBuyer",
    v.starts_at as "startsAt", v.ends_at as "endsAt",
    case when v.max_uses is null then 0 else (${countedUses}) end as used,
    case when v.max_uses_per_buyer is null then 0 else (${countedUses} and (u.customer_id = $3 or u.phone_hash = $4)) end as "usedByBuyer"
  from voucher v left join seller s on s.id = v.seller_id`

const byCode: NamedStatement = { name: 'voucher-by-code', text: `${countedVoucher} where v.code = $5` }
const offered: NamedStatement = { name: 'vouchers-offered', text: `${countedVoucher} where v.listed and v.starts_at <= $1 and v.ends_at > $1 order by v.code limit 50` }

const about = (at: Date, { ownCheckouts, customerId, phoneHash }: VoucherBuyer) => [at, [...ownCheckouts], customerId, phoneHash]

/** A voucher by its code, with what the buyer and everybody have used of it. */
export const findVoucher = async (handle: Handle, code: string, buyer: VoucherBuyer, at: Date): Promise<CountedVoucher | undefined> =>
  (await queryNamed<CountedVoucher>(handle, byCode, [...about(at, buyer), code]))[0]

/** The vouchers that pages offer at a moment. */
export const selectOffered = (handle: Handle, buyer: VoucherBuyer, at: Date): Promise<CountedVoucher[]> =>
  queryNamed<CountedVoucher>(handle, offered, about(at, buyer))
