import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import {
  addressOf,
  closeAccount,
  closedText,
  confirmClosing,
  lockCustomer,
  type Visit,
} from '../../modules/accounts/index.ts'
import { deleteAddressBook } from '../../modules/addresses/index.ts'
import { endCredit } from '../../modules/credit/index.ts'
import { buyerActor, removeLooseFiles } from '../../modules/files/index.ts'
import { deleteRegistrations } from '../../modules/events/index.ts'
import { expireValue } from '../../modules/ledger/index.ts'
import { deleteLists } from '../../modules/order-lists/index.ts'
import { eraseKyc } from '../../modules/kyc/index.ts'
import { deleteNomination } from '../../modules/privacy/index.ts'
import { forgetCode } from '../../modules/referrals/index.ts'
import { forgetSez } from '../../modules/sez/index.ts'
import { deleteNotices, leaveComplaints } from '../../modules/support/index.ts'
import { forgetNotes } from '../../modules/staff/index.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { SignedIn } from '../../platform/identity/identity.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import { customerShopper } from '../../platform/identity/shopper.ts'
import { eraseShopper } from './erase-shopper.ts'

/**
 * Requests that passed authentication before the account closed may still write a cart or checkout;
 * none runs this long.
 */
const callsOverMs = 10 * 60_000

async function eraseWhatIsKept(
  context: Context,
  tx: Transaction,
  who: Pick<SignedIn, 'customerId'>,
): Promise<void> {
  const { customerId } = who
  await eraseShopper(context, tx, customerShopper(customerId))
  await deleteAddressBook(tx, customerId)
  await eraseKyc(context, tx, customerId)
  await removeLooseFiles(context, tx, buyerActor(who))
  await forgetSez(context, tx, customerId)
  await deleteLists(tx, customerId)
  await deleteNomination(tx, customerId)
  await forgetNotes(tx, customerId)
  await leaveComplaints(tx, customerId)
  await endCredit(tx, customerId, context.clock.now())
  await forgetCode(tx, customerId)
  for (const book of ['wallet', 'points'] as const)
    await expireValue(tx, { book, customerId, at: context.clock.now() }, 'closed')
}

/** Job: erases data written while the account was being closed. Does nothing for open accounts. */
export const forgetCustomer = (context: Context, customerId: string): Promise<void> =>
  inTransaction(context.db, async (tx) => {
    if ((await lockCustomer(tx, customerId)) === undefined)
      await eraseWhatIsKept(context, tx, { customerId })
  })

/**
 * Closes the buyer's account and erases the personal data of all modules (AUTH-12, DPDP Act s.12).
 */
export async function closeCustomer(
  context: Context,
  visit: Visit,
  who: SignedIn,
  body: Body<'deactivateAccount'>,
): Promise<HandlerResult<'deactivateAccount'>> {
  const { customerId } = who
  const confirmed = await confirmClosing(context, visit, customerId, body)
  if (!confirmed.ok) return confirmed
  const closed = await inTransaction(context.db, async (tx) => {
    // Before it is closed: then it has no address any more.
    const email = await addressOf(tx, customerId)
    const closing = await closeAccount(context, tx, who)
    if (!closing.ok || !closing.value) return closing
    if (email !== null) {
      await deleteNotices(tx, email)
      await deleteRegistrations(tx, email)
    }
    await eraseWhatIsKept(context, tx, who)
    addJob(
      tx,
      'forget-customer',
      { customerId },
      { runAt: new Date(context.clock.now().getTime() + callsOverMs) },
    )
    return closing
  })
  if (!closed.ok) return closed
  visit.leave()
  return ok({ success: true, message: closedText })
}
