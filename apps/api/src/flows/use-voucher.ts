import type { Checkout, LockedCheckout } from '../modules/checkout/index.ts'
import { freeUses, phoneMark, writeUse } from '../modules/vouchers/index.ts'
import type { Context } from '../platform/context.ts'
import type { Transaction } from '../platform/db.ts'

/** Notes the use of the voucher that the checkout's quote counts on; what the buyer's other attempts have set aside for theirs is free again. */
async function noteUse(context: Context, tx: Transaction, checkout: LockedCheckout, when: { heldUntil: Date | null; redeemedAt: Date | null }): Promise<void> {
  const { quote, customerId, form, waiting } = checkout
  await freeUses(tx, waiting)
  if (quote.voucher === null) return
  await writeUse(tx, {
    checkoutId: checkout.id, code: quote.voucher.code, customerId, phoneHash: phoneMark(context.config.secret, form.phone), discountPaise: quote.discountPaise, ...when,
  })
}

/** Sets the voucher aside with the goods while a payment is under way. A payment that was begun keeps its price. */
export const holdVoucher = (context: Context, tx: Transaction, checkout: LockedCheckout, until: Date): Promise<void> => noteUse(context, tx, checkout, { heldUntil: until, redeemedAt: null })

/** The order is there: the use counts for ever. */
export const redeemVoucher = (context: Context, tx: Transaction, checkout: LockedCheckout, at: Date): Promise<void> => noteUse(context, tx, checkout, { heldUntil: null, redeemedAt: at })

/** The payment will not come: others may use it. */
export const releaseVoucher = (tx: Transaction, { id }: Pick<Checkout, 'id'>): Promise<void> => freeUses(tx, [id])
