import type { Answer, Body } from '@upchar/contract/schema/endpoints'
import { giftProblems, isGift, type GiftCondition } from '@upchar/kernel/gifts'
import { formatRupees, paiseToRupees, parseRupees } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import { datedState, dealDates, findDeal, insertDeal } from '../../modules/pricing/index.ts'
import { staffNames } from '../../modules/staff/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { announceChange } from '../../platform/db/changes.ts'
import { decideInTransaction, type Handle } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { newId } from '../../platform/ids.ts'
import { changedMeanwhile, giftInvalid, giftMissing } from './errors.ts'
import { belowFloor } from './below-floor.ts'
import { findVolumeOffer, offerView } from './show-volume-prices.ts'
import { selectGifts, type GiftRow } from './store-gifts.ts'
import { lockOffer, type VolumeOffer } from './store.ts'

type View = Answer<'staffListGifts'>['gifts'][number]

const conditionView = ({ condition, withSku, withTitle, withOption }: GiftRow) => ({
  with:
    withSku === null
      ? null
      : { sku: withSku, name: [withTitle, withOption].filter(Boolean).join(', ') },
  packs: condition.kind === 'packs' ? condition.packs : null,
  value: condition.kind === 'value' ? paiseToRupees(condition.paise) : null,
})

async function viewsOf(
  { db, clock }: Context,
  wanted: { id?: string; offerId?: number } = {},
): Promise<View[]> {
  const at = clock.now()
  const rows = await selectGifts(db, { at, ...wanted })
  const names = await staffNames(
    db,
    rows.map(({ madeBy }) => madeBy),
  )
  return rows.map((row) => ({
    id: row.id,
    ...offerView(row),
    kind: isGift({ price: row.pricePaise }) ? 'gift' : 'upsell',
    gift_price: paiseToRupees(row.pricePaise),
    ...conditionView(row),
    per_order: row.perOrder,
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

/** Every free gift and upsell (CART-11). Which goods can have one is asked of `mayPromote` by `findVolumeOffer`. */
export const listGifts = async (context: Context): Promise<HandlerResult<'staffListGifts'>> =>
  ok({ success: true, gifts: await viewsOf(context) })

/** An offer, before a gift or an upsell is set. */
export async function showGiftOffer(
  context: Context,
  sku: string,
): Promise<HandlerResult<'staffFindGiftOffer'>> {
  const found = await findVolumeOffer(context.db, sku)
  if (!found.ok) return found
  const current = await viewsOf(context, { offerId: found.value.offerId })
  return ok({ success: true, offer: { ...offerView(found.value), current } })
}

async function showGift(context: Context, id: string) {
  const [gift] = await viewsOf(context, { id })
  if (gift === undefined) throw new Error('a gift that was just written is gone')
  return ok({ success: true as const, gift })
}

type Wanted = Body<'staffSetGift'>
type Problem = { field: string; message: string }

const paiseOf = (typed: number): number => {
  const parsed = parseRupees(typed)
  return parsed.ok ? parsed.value : Number.NaN
}

/** The condition as typed, and what is wrong with its product. */
async function conditionOf(
  handle: Handle,
  offer: VolumeOffer,
  { with_sku: withSku, packs, value }: Wanted,
): Promise<{ condition: GiftCondition | null; problems: Problem[] }> {
  if (withSku === null)
    return {
      condition: value === null ? null : { kind: 'value', paise: paiseOf(value) },
      problems: [],
    }
  const wrong = (message: string) => ({
    condition: { kind: 'packs' as const, offerId: 0, packs: packs ?? 0 },
    problems: [{ field: 'with_sku', message }],
  })
  const found = await findVolumeOffer(handle, withSku)
  if (!found.ok) return wrong(found.error.message)
  if (found.value.offerId === offer.offerId)
    return wrong('Choose another product: for more packs of one there are volume prices')
  // One seller gives: its invoice has both, and its books the discount.
  if (found.value.sellerId !== offer.sellerId)
    return wrong(`Choose a product of ${offer.seller}, whose goods these are`)
  return {
    condition: { kind: 'packs', offerId: found.value.offerId, packs: packs ?? 0 },
    problems: [],
  }
}

const fieldNames: Readonly<Record<string, string>> = { price: 'gift_price', most: 'per_order' }

/** Makes an offer free or cheaper with other goods (CART-11). Its terms never change: staff end it and set another. */
export async function setGift(
  context: Context,
  { staffId }: StaffCaller,
  wanted: Wanted,
): Promise<HandlerResult<'staffSetGift'>> {
  const at = context.clock.now()
  const id = newId()
  const { sku, share, reason, per_order: perOrder } = wanted
  const pricePaise = paiseOf(wanted.gift_price)
  const asked = wanted.starts_at === null ? at : new Date(wanted.starts_at)
  const validFrom = asked < at ? at : asked
  const validTo = new Date(wanted.ends_at)
  const done = await decideInTransaction(context.db, async (tx) => {
    const found = await findVolumeOffer(tx, sku)
    if (!found.ok) return found
    const { offerId, listPaise: listPrice, mrpPaise: mrp, moq, maxOq } = found.value
    await lockOffer(tx, offerId)
    const { condition, problems: own } = await conditionOf(tx, found.value, wanted)
    const problems = [
      ...own,
      ...giftProblems(
        {
          price: pricePaise,
          most: perOrder,
          share,
          condition,
          startsAt: validFrom.getTime(),
          endsAt: validTo.getTime(),
        },
        { listPrice, mrp, moq, maxOq },
        at.getTime(),
        formatRupees,
      ).map(({ field, message }) => ({ field: fieldNames[field] ?? field, message })),
      ...(await belowFloor(tx, found.value, at, [{ field: 'gift_price', pricePaise }])),
    ]
    if (problems.length > 0 || condition === null) return giftInvalid(problems)
    await insertDeal(tx, {
      id,
      offerId,
      pricePaise,
      condition,
      perOrder,
      share,
      validFrom,
      validTo,
      reason,
      madeBy: staffId,
      madeAt: at,
    })
    await recordAudit(tx, {
      by: staffId,
      action: 'gift.set',
      subject: { kind: 'product', id: sku },
      after: {
        price: wanted.gift_price,
        with:
          wanted.with_sku === null ? `₹${wanted.value}` : `${wanted.packs} × ${wanted.with_sku}`,
        per_order: perOrder,
        share,
        starts_at: validFrom.toISOString(),
        ends_at: validTo.toISOString(),
        reason,
      },
      at,
    })
    await announceChange(tx)
    return ok(undefined)
  })
  return done.ok ? showGift(context, id) : done
}

/** Ends one now, or before it begins. Orders and open payments keep it. */
export async function endGift(
  context: Context,
  { staffId }: StaffCaller,
  id: string,
  { reason }: Body<'staffEndGift'>,
): Promise<HandlerResult<'staffEndGift'>> {
  const at = context.clock.now()
  const done = await decideInTransaction(context.db, async (tx) => {
    const known = await findDeal(tx, id)
    if (known === undefined || known.condition === null) return giftMissing()
    await lockOffer(tx, known.offerId)
    const [row] = await selectGifts(tx, { at, id })
    if (row === undefined || row.validTo <= at) return changedMeanwhile()
    await dealDates.endOneAt(tx, id, at)
    await recordAudit(tx, {
      by: staffId,
      action: 'gift.end',
      subject: { kind: 'product', id: row.sku },
      before: { ends_at: row.validTo.toISOString() },
      after: { ends_at: at.toISOString(), reason },
      at,
    })
    await announceChange(tx)
    return ok(undefined)
  })
  return done.ok ? showGift(context, id) : done
}
