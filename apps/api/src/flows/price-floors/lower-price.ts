import type { Body } from '@upchar/contract/schema/endpoints'
import { addDays, formatIstDate, istDate } from '@upchar/kernel/dates'
import { formatRupees, paiseToRupees, wireToPaise } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import {
  decideApproval,
  findApproval,
  insertApproval,
  isAsked,
  loadPriceFloors,
  lockFloors,
} from '../../modules/pricing/index.ts'
import { decidesAlone } from '../../modules/staff/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { newId } from '../../platform/ids.ts'
import { approvalMissing, floorInvalid, floorsChanged, secondPersonAccepts } from './errors.ts'
import { findFloorOffer, skuOfOffer } from './store.ts'

const mostDays = 90
const subjectOf = (id: string) => ({ kind: 'price_floor' as const, id })

/** Asks for a price below the lowest (OPS-04). */
export async function askLowerPrice(
  { db, clock }: Context,
  { staffId }: StaffCaller,
  { sku, price, last_day: lastDay, reason }: Body<'staffAskLowerPrice'>,
): Promise<HandlerResult<'staffAskLowerPrice'>> {
  const at = clock.now()
  const today = istDate(at)
  const latest = addDays(today, mostDays)
  if (lastDay < today || lastDay > latest)
    return floorInvalid('last_day', `Choose a day from today to ${formatIstDate(latest)}`)
  return decideInTransaction(db, async (tx) => {
    // A second press waits for the first, and finds what it asked.
    await lockFloors(tx)
    const offer = await findFloorOffer(tx, sku)
    if (offer === undefined) return floorInvalid('sku', 'No product has this SKU')
    const paise = wireToPaise(price)
    const lowest = (await loadPriceFloors(tx, [sku], today)).lowest(offer)
    if (lowest === undefined || paise >= lowest)
      return floorInvalid(
        'price',
        lowest === undefined
          ? 'This product has no lowest price: set the price'
          : `You can set ${formatRupees(lowest)} or more without approval`,
      )
    const { offerId } = offer
    const asked = { offerId, paise, lastDay, reason, askedBy: staffId }
    if (await isAsked(tx, asked)) return ok({ success: true as const })
    await insertApproval(tx, { id: newId(), ...asked, askedAt: at })
    await recordAudit(tx, {
      by: staffId,
      action: 'floor.ask',
      subject: subjectOf(offer.sku),
      before: { lowest: paiseToRupees(lowest) },
      after: { price, last_day: lastDay, reason },
      at,
    })
    return ok({ success: true as const })
  })
}

/**
 * A second member accepts a lower price, or declines it, also once it is accepted; who asked may decline it, and accept it where nobody
 * else can (OPS-04).
 */
export async function decideLowerPrice(
  { db, clock }: Context,
  { staffId: by }: StaffCaller,
  id: string,
  { accept }: Body<'staffDecideLowerPrice'>,
): Promise<HandlerResult<'staffDecideLowerPrice'>> {
  const at = clock.now()
  return decideInTransaction(db, async (tx) => {
    const known = await findApproval(tx, id)
    if (known === undefined) return approvalMissing()
    if (known.accepted === accept && known.decidedBy === by) return ok({ success: true as const })
    if (known.accepted === accept || known.accepted === false) return floorsChanged()
    const first = accept ? { by: known.askedBy, at: known.askedAt } : null
    const alone = await decidesAlone(tx, 'floors.change', { first, by, at }, secondPersonAccepts)
    if (!alone.ok) return alone
    await decideApproval(tx, id, { accepted: accept, decidedBy: by, decidedAt: at })
    const approve = alone.value ? ('floor.approve_alone' as const) : ('floor.approve' as const)
    await recordAudit(tx, {
      by,
      action: accept ? approve : 'floor.decline',
      subject: subjectOf(await skuOfOffer(tx, known.offerId)),
      ...(known.accepted === true && { before: { accepted: true } }),
      after: { price: paiseToRupees(known.paise), last_day: known.lastDay },
      at,
    })
    return ok({ success: true as const })
  })
}
