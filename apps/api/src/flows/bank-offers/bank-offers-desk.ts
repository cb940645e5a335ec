import type { Answer, Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { addBankOffer, endBankOffer, selectBankOffers } from '../../modules/bank-offers/index.ts'
import { datedState } from '../../modules/pricing/index.ts'
import { staffNames } from '../../modules/staff/index.ts'
import type { Context } from '../../platform/context.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { bankOfferView } from './bank-offer-view.ts'

/** Every offer of a bank or wallet, for staff (CHECKOUT-06). */
export async function listBankOffers({ db, clock }: Context) {
  const at = clock.now()
  const offers = await selectBankOffers(db)
  const names = await staffNames(
    db,
    offers.map(({ madeBy }) => madeBy),
  )
  return ok({
    success: true as const,
    offers: offers.map((offer): Answer<'staffListBankOffers'>['offers'][number] => ({
      ...bankOfferView(offer),
      id: offer.id,
      offer_id: offer.providerOfferId,
      starts_at: offer.validFrom.toISOString(),
      state: datedState(offer, at),
      reason: offer.reason,
      made_by: names.get(offer.madeBy) ?? null,
      made_at: offer.madeAt.toISOString(),
    })),
  })
}

/** Enters an offer of a bank or wallet. */
export async function enterBankOffer(
  context: Context,
  { staffId }: StaffCaller,
  body: Body<'staffAddBankOffer'>,
) {
  const added = await addBankOffer(context, staffId, body)
  return added.ok ? listBankOffers(context) : added
}

/** Ends an offer now. */
export async function stopBankOffer(
  context: Context,
  { staffId }: StaffCaller,
  id: string,
  { reason }: Body<'staffEndBankOffer'>,
) {
  const ended = await endBankOffer(context, staffId, { id, reason })
  return ended.ok ? listBankOffers(context) : ended
}
