import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { closeAccount, closedText, confirmClosing, type Visit } from '../modules/accounts/index.ts'
import { deleteAddressBook } from '../modules/addresses/index.ts'
import { forgetCart } from '../modules/cart/index.ts'
import { forgetOpenCheckouts } from '../modules/checkout/index.ts'
import { emptyCompared } from '../modules/lists/index.ts'
import { eraseKyc } from '../modules/kyc/index.ts'
import { forgetNotes } from '../modules/staff/index.ts'
import type { Context } from '../platform/context.ts'
import { inTransaction } from '../platform/db.ts'
import type { HandlerResult } from '../platform/http/bind.ts'
import type { SignedIn } from '../platform/identity.ts'
import { customerShopper } from '../platform/shopper.ts'

/** Closes the buyer's account with everything that other modules keep about the person (AUTH-12, DPDP Act s.12). */
export async function closeCustomer(context: Context, visit: Visit, who: SignedIn, body: Body<'deactivateAccount'>): Promise<HandlerResult<'deactivateAccount'>> {
  const { customerId } = who
  const confirmed = await confirmClosing(context, visit, customerId, body)
  if (!confirmed.ok) return confirmed
  const closed = await inTransaction(context.db, async (tx) => {
    const closing = await closeAccount(context, tx, who)
    if (!closing.ok || !closing.value) return closing
    await deleteAddressBook(tx, customerId)
    await eraseKyc(context, tx, customerId)
    await forgetCart(tx, customerId)
    await forgetOpenCheckouts(tx, customerId)
    await emptyCompared(tx, customerShopper(customerId))
    await forgetNotes(tx, customerId)
    return closing
  })
  if (!closed.ok) return closed
  visit.leave()
  return ok({ success: true, message: closedText })
}
