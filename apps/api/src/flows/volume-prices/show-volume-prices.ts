import type { Answer } from '@upchar/contract/schema/endpoints'
import { mayPromote } from '@upchar/kernel/buying-rules'
import { paiseToRupees } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import { datedState, volumeDates } from '../../modules/pricing/index.ts'
import { staffNames } from '../../modules/staff/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Handle } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { offerMissing } from './errors.ts'
import { findOffer, selectVolumePrices, type VolumeOffer } from './store.ts'

type View = Answer<'staffListVolumePrices'>['volumes'][number]

export const offerView = ({
  sku,
  title,
  optionLabel,
  seller,
  moq,
  maxOq,
  ...offer
}: VolumeOffer) => ({
  sku,
  title,
  option_label: optionLabel,
  seller,
  list_price: paiseToRupees(offer.listPaise),
  mrp: offer.mrpPaise === null ? null : paiseToRupees(offer.mrpPaise),
  moq,
  max_oq: maxOq,
})

async function viewsOf(
  { db, clock }: Context,
  wanted: { id?: string; offerId?: number } = {},
): Promise<View[]> {
  const at = clock.now()
  const rows = await selectVolumePrices(db, { at, ...wanted })
  const names = await staffNames(
    db,
    rows.map(({ madeBy }) => madeBy),
  )
  return rows.map((row) => ({
    id: row.id,
    ...offerView(row),
    prices: row.steps.map(({ from, price }) => ({ from, price: paiseToRupees(price) })),
    valid_from: row.validFrom.toISOString(),
    valid_to: row.validTo?.toISOString() ?? null,
    state: datedState(row, at),
    reason: row.reason,
    made_by: names.get(row.madeBy ?? '') ?? null,
    made_at: row.madeAt.toISOString(),
  }))
}

/** The offer of a SKU, if it can have volume prices or a deal. */
export async function findVolumeOffer(handle: Handle, sku: string) {
  const offer = await findOffer(handle, sku)
  if (offer === undefined) return offerMissing('No product on sale has this SKU.')
  if (!mayPromote(offer.productClass))
    return offerMissing('Prescription medicines and vaccines can’t have volume prices or deals.')
  if (offer.listPaise === 0) return offerMissing('Its price is on request.')
  return ok(offer)
}

/** Every offer's volume prices (CART-11). */
export const listVolumePrices = async (
  context: Context,
): Promise<HandlerResult<'staffListVolumePrices'>> =>
  ok({ success: true, volumes: await viewsOf(context) })

/** An offer, before its volume prices are set. */
export async function showVolumeOffer(
  context: Context,
  sku: string,
): Promise<HandlerResult<'staffFindVolumeOffer'>> {
  const found = await findVolumeOffer(context.db, sku)
  if (!found.ok) return found
  const { offerId } = found.value
  // First, so that a change in between is noticed when new ones are set.
  const revision = await volumeDates.revision(context.db, offerId)
  const current = await viewsOf(context, { offerId })
  return ok({ success: true, offer: { ...offerView(found.value), current, revision } })
}

/** Volume prices that were just written. */
export async function showVolumePrices(context: Context, id: string) {
  const [volume] = await viewsOf(context, { id })
  if (volume === undefined) throw new Error('volume prices that were just written are gone')
  return ok({ success: true as const, volume })
}
