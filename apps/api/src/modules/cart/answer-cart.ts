import type { Context } from '../../platform/context.ts'
import { slugsTogether } from '../bought-together/index.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import type { Destination } from './destination.ts'
import type { CartRow, GoneLine } from './model.ts'
import { beginHold } from './price-hold.ts'
import { giftOffers } from './gift-offers.ts'
import { settleRows } from './gift-lines.ts'
import { priceRows } from './price-rows.ts'
import { pointsHeld } from './points-held.ts'
import { referralOn } from '../referrals/index.ts'
import { hasLogger, referralIn, usesPoints } from './rules.ts'
import { salesCodeInForce } from './sales-code-in-force.ts'
import { deleteLines } from './store/write.ts'
import { cartVoucher } from './voucher-on.ts'
import { cartView, type CartView } from './view.ts'

/**
 * Removes lines that can't stay and reports them; of two concurrent readers only one reports a line
 * (CART-21).
 */
async function dropGone(
  context: Context,
  shopper: Shopper,
  gone: readonly GoneLine[],
): Promise<GoneLine[]> {
  if (gone.length === 0) return []
  const deleted = await deleteLines(
    context.db,
    shopper,
    gone.map((line) => line.sku),
  )
  return gone.filter((line) => deleted.some(({ sku }) => sku === line.sku))
}

/** The response for a cart whose rows are current. `holds`: a price hold may begin (CART-20). `gifts`: products read with them. */
export async function answerCart(
  context: Context,
  shopper: Shopper,
  rows: readonly CartRow[],
  destination: Destination,
  { holds = false, gifts = [] }: { holds?: boolean; gifts?: readonly CartRow[] } = {},
): Promise<CartView> {
  const sorted = settleRows(
    rows.filter((row) => row.quantity > 0),
    destination,
  )
  const removed = await dropGone(context, shopper, sorted.gone)
  const [points, voucher, offers] = await Promise.all([
    pointsHeld(context.db, shopper, destination),
    cartVoucher(context, shopper, { rows, kept: sorted.kept }, destination),
    giftOffers(context, shopper, { rows, sorted, read: gifts }, destination),
  ])
  const priced = priceRows(sorted, destination, {
    payment: 'undecided',
    dataLogger: hasLogger(rows),
    points: { heldPaise: points, use: usesPoints(rows) },
    voucher,
    referral: await referralOn(context.db, shopper, referralIn(rows), {
      terms: destination.referral,
      at: destination.at,
    }),
    signedIn: shopper.kind === 'customer',
  })
  // What begins now is the price that the lines have: the quote stays.
  const lines =
    holds && destination.open
      ? await beginHold(context.db, shopper, priced.lines, destination.at)
      : priced.lines
  return cartView(
    shopper,
    { ...priced, lines },
    {
      gone: removed,
      giftOffers: offers,
      salesCode: await salesCodeInForce(context.db, rows[0]?.salesCode),
      boughtTogether: await slugsTogether(
        context,
        lines.map(({ row }) => row.slug),
      ),
    },
  )
}
