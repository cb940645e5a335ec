import type { Context } from '../../platform/context.ts'
import { memoize } from '../../platform/db/memoize.ts'
import { guestShopper, type Shopper } from '../../platform/identity/shopper.ts'
import type { Basket, CountedVoucher } from './model.ts'
import { judgeVoucher } from './rules.ts'
import { selectAutomatic } from './store/read.ts'

/** Without anybody's uses: most carts fit none of them, and need no statement to find that out. */
const termsOf = memoize(async ({ db, clock }: Context) =>
  (await selectAutomatic(db, { shopper: guestShopper(''), phoneHash: null }, clock.now())).map(
    (voucher) => ({ ...voucher, used: 0, usedByBuyer: 0 }),
  ),
)

/** Of the vouchers that give a discount on the items, the largest; of equal ones the first by code. */
function best(
  vouchers: readonly CountedVoucher[],
  basket: Basket,
  buyer: { signedIn: boolean; at: Date },
): CountedVoucher | null {
  const fitting = vouchers.flatMap((voucher) => {
    const judged = judgeVoucher(voucher, basket, buyer)
    return judged.ok && judged.value.amountPaise > 0
      ? [{ voucher, off: judged.value.amountPaise }]
      : []
  })
  const [first] = fitting.toSorted(
    (a, b) => b.off - a.off || (a.voucher.code < b.voucher.code ? -1 : 1),
  )
  return first?.voucher ?? null
}

/** The voucher that the shop puts on a cart by itself: of those that staff marked, the best one that fits (CART-25). */
export async function bestAutomatic(
  context: Context,
  shopper: Shopper,
  basket: Basket,
  at: Date,
): Promise<CountedVoucher | null> {
  const buyer = { signedIn: shopper.kind === 'customer', at }
  if (best(await termsOf(context), basket, buyer) === null) return null
  return best(await selectAutomatic(context.db, { shopper, phoneHash: null }, at), basket, buyer)
}
