import type { Body } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { formatRupees, paiseToRupees, parseRupees } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import { volumeProblems, type VolumePrice } from '@upchar/kernel/volume-prices'
import {
  dayProblems,
  findVolumePrices,
  insertVolumePrices,
  momentsOf,
  volumeDates,
} from '../../modules/pricing/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { announceChange } from '../../platform/db/changes.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { newId } from '../../platform/ids.ts'
import { changedMeanwhile, volumeInvalid, volumeMissing } from './errors.ts'
import { belowFloor } from './below-floor.ts'
import { findVolumeOffer, showVolumePrices } from './show-volume-prices.ts'
import { lockOffer, selectVolumePrices, type VolumeOffer } from './store.ts'

type Wanted = Body<'staffSetVolumePrices'>

const stepsOf = ({ prices }: Wanted): VolumePrice[] =>
  prices.map(({ from, price }) => {
    const paise = parseRupees(price)
    return { from, price: paise.ok ? paise.value : 0 }
  })

/** What is wrong, by field: `prices.0.from`, `first_day`. */
function problemsOf(wanted: Wanted, offer: VolumeOffer, today: string) {
  const { moq, maxOq, listPaise: listPrice, mrpPaise: mrp } = offer
  return [
    ...volumeProblems(stepsOf(wanted), { listPrice, mrp, moq, maxOq }, formatRupees).map(
      ({ row, part, message }) => ({ field: `prices.${row}.${part}`, message }),
    ),
    ...dayProblems(wanted, today),
  ]
}

const auditView = (steps: readonly VolumePrice[]) =>
  steps.map(({ from, price }) => ({ from, price: paiseToRupees(price) }))

/** Sets the volume prices of an offer from a day on; those in force end as they begin (CART-11). */
export async function setVolumePrices(
  context: Context,
  { staffId }: StaffCaller,
  wanted: Wanted,
): Promise<HandlerResult<'staffSetVolumePrices'>> {
  const at = context.clock.now()
  const today = istDate(at)
  const id = newId()
  const steps = stepsOf(wanted)
  const { first_day: first, last_day: last, sku, reason } = wanted
  const moments = momentsOf(wanted, at)
  const done = await decideInTransaction(context.db, async (tx) => {
    const found = await findVolumeOffer(tx, sku)
    if (!found.ok) return found
    const { offerId } = found.value
    await lockOffer(tx, offerId)
    if ((await volumeDates.revision(tx, offerId)) !== wanted.seen_revision)
      return changedMeanwhile()
    const floored = steps.map(({ price }, row) => ({
      field: `prices.${row}.price`,
      pricePaise: price,
    }))
    const problems = [
      ...problemsOf(wanted, found.value, today),
      ...(await belowFloor(tx, found.value, at, floored)),
    ]
    if (problems.length > 0) return volumeInvalid(problems)
    const before = (await selectVolumePrices(tx, { at, offerId })).map(({ steps: own }) =>
      auditView(own),
    )
    await volumeDates.endAllAt(tx, offerId, moments.validFrom)
    await insertVolumePrices(tx, {
      id,
      offerId,
      steps,
      ...moments,
      reason,
      madeBy: staffId,
      madeAt: at,
    })
    await recordAudit(tx, {
      by: staffId,
      action: 'volume.set',
      subject: { kind: 'product', id: sku },
      before: { prices: before },
      after: { prices: auditView(steps), first_day: first, last_day: last, reason },
      at,
    })
    await announceChange(tx)
    return ok(undefined)
  })
  return done.ok ? showVolumePrices(context, id) : done
}

/** Ends volume prices now, or before they begin. Orders and open payments keep their price. */
export async function endVolumePrices(
  context: Context,
  { staffId }: StaffCaller,
  id: string,
  { reason }: Body<'staffEndVolumePrices'>,
): Promise<HandlerResult<'staffEndVolumePrices'>> {
  const at = context.clock.now()
  const done = await decideInTransaction(context.db, async (tx) => {
    const known = await findVolumePrices(tx, id)
    if (known === undefined) return volumeMissing()
    await lockOffer(tx, known.offerId)
    const [row] = await selectVolumePrices(tx, { at, id })
    if (row === undefined || (row.validTo !== null && row.validTo <= at)) return changedMeanwhile()
    await volumeDates.endOneAt(tx, id, at)
    await recordAudit(tx, {
      by: staffId,
      action: 'volume.end',
      subject: { kind: 'product', id: row.sku },
      before: { prices: auditView(row.steps) },
      after: { prices: [], reason },
      at,
    })
    await announceChange(tx)
    return ok(undefined)
  })
  return done.ok ? showVolumePrices(context, id) : done
}
