import type { Body } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { wireToPaise } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import { costKey, insertCosts, lockCosts, selectCostsOn } from '../../modules/costs/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { costProblem, dayProblem } from './check-cost.ts'
import { costInvalid } from './errors.ts'
import { costView, loadMargins } from './margins.ts'
import { selectBySku } from './store.ts'

/**
 * Records what a pack costs from a day on (OPS-04); the same again changes nothing. The audit names no amount: it is read by more people
 * than costs are.
 */
export async function setCost(
  context: Context,
  { staffId }: StaffCaller,
  { sku, cost, valid_from: validFrom }: Body<'staffSetCost'>,
): Promise<HandlerResult<'staffSetCost'>> {
  const at = context.clock.now()
  const today = istDate(at)
  const wrongDay = dayProblem(validFrom, today)
  if (wrongDay !== undefined) return costInvalid('valid_from', wrongDay)
  const margins = await loadMargins(context, today)
  const paise = cost === null ? null : wireToPaise(cost)
  const done = await decideInTransaction(context.db, async (tx) => {
    await lockCosts(tx)
    const offer = (await selectBySku(tx, today, [sku])).get(sku.toLowerCase())
    if (offer === undefined) return costInvalid('sku', 'No product has this SKU')
    const wrong = costProblem(margins, offer, paise)
    if (wrong !== undefined) return costInvalid('cost', wrong)
    const { offerId } = offer
    const stands = await selectCostsOn(tx, [{ offerId, day: validFrom }])
    if ((stands.get(costKey(offerId, validFrom)) ?? null) === paise) return ok(offer.sku)
    await insertCosts(tx, [{ offerId, paise, validFrom, madeBy: staffId, madeAt: at }])
    await recordAudit(tx, {
      by: staffId,
      action: paise === null ? 'cost.end' : 'cost.set',
      subject: { kind: 'offer_cost', id: offer.sku },
      after: { from: validFrom },
      at,
    })
    return ok(offer.sku)
  })
  if (!done.ok) return done
  const offer = (await selectBySku(context.db, today, [done.value])).get(done.value.toLowerCase())
  if (offer === undefined) throw new Error('an offer is gone right after its cost was stored')
  return ok({ success: true, offer: costView(margins, offer) })
}
