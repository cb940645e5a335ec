import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { endHoldsOfSeller } from '../../modules/availability/index.ts'
import { findReturn, selectHeldOf, stoppedMail } from '../../modules/returns/index.ts'
import {
  insertSuspension,
  liftedMail,
  lockSellers,
  noteSellerChanged,
  notSuspended,
  samePersonLifts,
  selectSellers,
  selectSuspensions,
  sellerUnknown,
  setLifted,
  suspendedMail,
  type SellerFacts,
  type Suspension,
} from '../../modules/sellers/index.ts'
import { decidesAlone } from '../../modules/staff/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { announceChange } from '../../platform/db/changes.ts'
import { decideInTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import { recordMail, type Message } from '../../platform/mail/mail.ts'
import { listSellers, suspendedOf } from './list-sellers.ts'

type Change = { staffId: string; id: number; reason: string }
type Unknown = Refusal & { code: 'seller_unknown' }
type Seen = { seller: SellerFacts; standing: Suspension | undefined }

/** A seller with the suspension that stands, locked against other changes of sellers. */
async function lockSeller(tx: Transaction, id: number): Promise<Result<Seen, Unknown>> {
  await lockSellers(tx)
  const seller = (await selectSellers(tx)).find((one) => one.id === id)
  if (seller === undefined) return sellerUnknown()
  const standing = (await selectSuspensions(tx)).find(({ sellerId }) => sellerId === id)
  return ok({ seller, standing })
}

type News = {
  seller: SellerFacts
  mail: Message
  action: 'seller.suspend' | 'seller.lift' | 'seller.lift_alone'
}

/** Tells the seller and the audit log. What can be bought follows with the commit, cards and product pages by a job. */
async function tell(
  tx: Transaction,
  { staffId, reason }: Change,
  { seller, mail, action }: News,
  at: Date,
): Promise<void> {
  await recordMail(tx, mail, at)
  const subject = { kind: 'seller' as const, id: seller.gstin }
  await recordAudit(tx, { by: staffId, action, subject, after: { reason }, at })
  noteSellerChanged(tx, seller.id)
  await announceChange(tx)
}

/** Tells the buyers whose replacements the suspension stops: they may take the money. */
async function tellOfReplacements(
  { config, clock }: Context,
  tx: Transaction,
  sellerId: number,
): Promise<void> {
  for (const { id, orderId, email } of await selectHeldOf(tx, sellerId)) {
    const one = await findReturn(tx, id)
    if (one === undefined) throw new Error(`the return ${id} is gone`)
    await recordMail(tx, stoppedMail(config, { email, orderId }, one), clock.now(), { orderId })
  }
}

/**
 * Stops all new sales of a seller at once (OPS-06): what isn't bought can't be, a payment that is under way is paid back, and what waits
 * for a transfer is withdrawn. Orders
 * that are placed are packed and sent; replacements are not.
 */
export async function suspendSeller(
  context: Context,
  of: Change,
): Promise<HandlerResult<'staffSuspendSeller'>> {
  const at = context.clock.now()
  const done = await decideInTransaction(context.db, async (tx): Promise<Result<null, Unknown>> => {
    const seen = await lockSeller(tx, of.id)
    if (!seen.ok) return seen
    const { seller, standing } = seen.value
    // A second press, or a colleague's, finds it done.
    if (standing !== undefined) return ok(null)
    await insertSuspension(tx, { sellerId: of.id, reason: of.reason, by: of.staffId, at })
    await endHoldsOfSeller(tx, of.id)
    addJob(tx, 'withdraw-requests', { sellerId: of.id })
    await tellOfReplacements(context, tx, of.id)
    const mail = suspendedMail(context.config, seller, of.reason)
    await tell(tx, of, { seller, mail, action: 'seller.suspend' }, at)
    return ok(null)
  })
  return done.ok ? ok(await listSellers(context)) : done
}

type NotLifted = Refusal & { code: 'seller_unknown' | 'same_person' | 'not_suspended' }

/** Lets a suspended seller sell again: somebody else than who suspended it decides, where there is somebody (`aloneFrom`). */
export async function liftSuspension(
  context: Context,
  of: Change,
): Promise<HandlerResult<'staffLiftSuspension'>> {
  const at = context.clock.now()
  const done = await decideInTransaction(
    context.db,
    async (tx): Promise<Result<null, NotLifted>> => {
      const seen = await lockSeller(tx, of.id)
      if (!seen.ok) return seen
      const { seller, standing } = seen.value
      if (standing === undefined) return notSuspended()
      const second = { first: suspendedOf(standing), by: of.staffId, at }
      const alone = await decidesAlone(tx, 'sellers.lift', second, samePersonLifts)
      if (!alone.ok) return alone
      await setLifted(tx, { sellerId: of.id, reason: of.reason, by: of.staffId, at })
      const mail = liftedMail(context.config, seller, of.reason)
      const action = alone.value ? 'seller.lift_alone' : 'seller.lift'
      await tell(tx, of, { seller, mail, action }, at)
      return ok(null)
    },
  )
  return done.ok ? ok(await listSellers(context)) : done
}
