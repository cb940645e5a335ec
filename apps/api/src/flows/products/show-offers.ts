import type { Answer } from '@upchar/contract/schema/endpoints'
import { paiseToRupees } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { productUnknown } from './errors.ts'
import { selectOffers, type StoredOffer } from './store/offers.ts'

export const offerView = (offer: StoredOffer): Answer<'staffListOffers'>['offers'][number] => ({
  sku: offer.sku,
  variant: offer.variant,
  option_label: offer.optionLabel,
  seller: { id: offer.sellerId, name: offer.seller },
  own: offer.own,
  price: offer.pricePaise === 0 ? null : paiseToRupees(offer.pricePaise),
  mrp: offer.mrpPaise === null ? null : paiseToRupees(offer.mrpPaise),
  moq: offer.moq,
  max_oq: offer.maxOq,
  dispatch_days: offer.dispatchDays,
  stock: offer.stock,
  active: offer.active,
  version: offer.version,
})

/** Every seller's offers on a product (OPS-04). */
export async function listOffers(
  { db }: Pick<Context, 'db'>,
  id: number,
): Promise<HandlerResult<'staffListOffers'>> {
  const offers = await selectOffers(db, id)
  return offers === undefined
    ? productUnknown()
    : ok({ success: true, offers: offers.map(offerView) })
}
