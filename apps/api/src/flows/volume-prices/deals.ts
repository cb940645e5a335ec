import type { Answer, Body } from '@upchar/contract/schema/endpoints'
import { dealProblems } from '@upchar/kernel/deals'
import { formatRupees, paiseToRupees, parseRupees } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import { datedState, dealDates, findDeal, insertDeal } from '../../modules/pricing/index.ts'
import { staffNames } from '../../modules/staff/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { announceChange } from '../../platform/db/changes.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { newId } from '../../platform/ids.ts'
import { changedMeanwhile, dealInvalid, dealMissing } from './errors.ts'
import { belowFloor } from './below-floor.ts'
import { findVolumeOffer, offerView } from './show-volume-prices.ts'
import { selectDeals, type DealRow } from './store-deals.ts'
import { lockOffer } from './store.ts'

type View = Answer<'staffListDeals'>['deals'][number]

async function viewsOf(
  { db, clock }: Context,
  wanted: { id?: string; offerId?: number } = {},
): Promise<View[]> {
  const at = clock.now()
  const rows = await selectDeals(db, { at, ...wanted })
  const names = await staffNames(
    db,
    rows.map(({ madeBy }) => madeBy),
  )
  return rows.map((row) => ({
    id: row.id,
    ...offerView(row),
    deal_price: paiseToRupees(row.pricePaise),
    share: row.share,
    ordered: row.ordered,
    starts_at: row.validFrom.toISOString(),
    ends_at: row.validTo.toISOString(),
    state: datedState(row, at),
    reason: row.reason,
    made_by: names.get(row.madeBy ?? '') ?? null,
    made_at: row.madeAt.toISOString(),
  }))
}

/** Every offer's deals (CART-11). */
export const listDeals = async (context: Context): Promise<HandlerResult<'staffListDeals'>> =>
  ok({ success: true, deals: await viewsOf(context) })

/** An offer, before its deal is set. */
export async function showDealOffer(
  context: Context,
  sku: string,
): Promise<HandlerResult<'staffFindDealOffer'>> {
  const found = await findVolumeOffer(context.db, sku)
  if (!found.ok) return found
  const { offerId } = found.value
  // First, so that a change in between is noticed when a new one is set.
  const revision = await dealDates.revision(context.db, offerId)
  const current = await viewsOf(context, { offerId })
  return ok({ success: true, offer: { ...offerView(found.value), current, revision } })
}

async function showDeal(context: Context, id: string) {
  const [deal] = await viewsOf(context, { id })
  if (deal === undefined) throw new Error('a deal that was just written is gone')
  return ok({ success: true as const, deal })
}

const auditView = ({ pricePaise, share, validFrom, validTo }: DealRow) => ({
  price: paiseToRupees(pricePaise),
  share,
  starts_at: validFrom.toISOString(),
  ends_at: validTo.toISOString(),
})

/** Sets the deal of an offer; one in force ends as it begins, and planned ones never begin (CART-11). */
export async function setDeal(
  context: Context,
  { staffId }: StaffCaller,
  wanted: Body<'staffSetDeal'>,
): Promise<HandlerResult<'staffSetDeal'>> {
  const at = context.clock.now()
  const id = newId()
  const { sku, share, reason } = wanted
  const typed = parseRupees(wanted.deal_price)
  const price = typed.ok ? typed.value : 0
  const asked = wanted.starts_at === null ? at : new Date(wanted.starts_at)
  const validFrom = asked < at ? at : asked
  const validTo = new Date(wanted.ends_at)
  const done = await decideInTransaction(context.db, async (tx) => {
    const found = await findVolumeOffer(tx, sku)
    if (!found.ok) return found
    const { offerId, listPaise: listPrice, mrpPaise: mrp, moq } = found.value
    await lockOffer(tx, offerId)
    if ((await dealDates.revision(tx, offerId)) !== wanted.seen_revision) return changedMeanwhile()
    const problems = [
      ...dealProblems(
        { price, share, startsAt: validFrom.getTime(), endsAt: validTo.getTime() },
        { listPrice, mrp, moq },
        at.getTime(),
        formatRupees,
      ).map(({ field, message }) => ({ field: field === 'price' ? 'deal_price' : field, message })),
      ...(await belowFloor(tx, found.value, at, [{ field: 'deal_price', pricePaise: price }])),
    ]
    if (problems.length > 0) return dealInvalid(problems)
    const before = (await selectDeals(tx, { at, offerId })).map(auditView)
    await dealDates.endAllAt(tx, offerId, validFrom)
    const row = {
      id,
      offerId,
      pricePaise: price,
      condition: null,
      perOrder: null,
      share,
      validFrom,
      validTo,
      reason,
    }
    await insertDeal(tx, { ...row, madeBy: staffId, madeAt: at })
    await recordAudit(tx, {
      by: staffId,
      action: 'deal.set',
      subject: { kind: 'product', id: sku },
      before: { deals: before },
      after: {
        ...auditView({ ...found.value, ...row, ordered: 0, madeBy: staffId, madeAt: at }),
        reason,
      },
      at,
    })
    await announceChange(tx)
    return ok(undefined)
  })
  return done.ok ? showDeal(context, id) : done
}

/** Ends a deal now, or before it begins. Orders and open payments keep their price. */
export async function endDeal(
  context: Context,
  { staffId }: StaffCaller,
  id: string,
  { reason }: Body<'staffEndDeal'>,
): Promise<HandlerResult<'staffEndDeal'>> {
  const at = context.clock.now()
  const done = await decideInTransaction(context.db, async (tx) => {
    const known = await findDeal(tx, id)
    if (known === undefined) return dealMissing()
    await lockOffer(tx, known.offerId)
    const [row] = await selectDeals(tx, { at, id })
    if (row === undefined || row.validTo <= at) return changedMeanwhile()
    await dealDates.endOneAt(tx, id, at)
    await recordAudit(tx, {
      by: staffId,
      action: 'deal.end',
      subject: { kind: 'product', id: row.sku },
      before: auditView(row),
      after: { ends_at: at.toISOString(), reason },
      at,
    })
    await announceChange(tx)
    return ok(undefined)
  })
  return done.ok ? showDeal(context, id) : done
}
