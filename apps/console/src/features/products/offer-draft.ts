import type { Answer, BodyInput } from '@upchar/contract/schema/endpoints'
import type { FieldProblem } from '@upchar/ui/form/problems'
import { DISPATCH, isDispatch } from '../../kit/offer-words.ts'
import { AMOUNT, amountOf, WHOLE, wholeOf } from './draft.ts'

export type Offer = Answer<'staffListOffers'>['offers'][number]

export const OFFER_FIELDS = [
  'variant',
  'seller_id',
  'sku',
  'price',
  'mrp',
  'moq',
  'max_oq',
  'dispatch_days',
  'active',
] as const
export type OfferField = (typeof OFFER_FIELDS)[number]
export type OfferDraft = Record<Exclude<OfferField, 'active'>, string> & {
  active: boolean
  version: string
}

export const freshOffer = (variant: string): OfferDraft => ({
  variant,
  seller_id: '',
  sku: '',
  price: '',
  mrp: '',
  moq: '1',
  max_oq: '50',
  dispatch_days: '0',
  active: true,
  version: '',
})

export const offerDraftOf = (offer: Offer): OfferDraft => ({
  variant: offer.variant,
  seller_id: String(offer.seller.id),
  sku: offer.sku,
  price: offer.price === null ? '' : String(offer.price),
  mrp: offer.mrp === null ? '' : String(offer.mrp),
  moq: String(offer.moq),
  max_oq: String(offer.max_oq),
  dispatch_days: String(offer.dispatch_days),
  active: offer.active,
  version: offer.version,
})

/** What can’t be sent; the server judges the rest. */
export function offerProblems(draft: OfferDraft): FieldProblem<OfferField>[] {
  const [price, mrp] = [amountOf(draft.price), amountOf(draft.mrp)]
  const problems: (FieldProblem<OfferField> | false)[] = [
    draft.variant === '' && { field: 'variant', message: 'Choose the variant' },
    draft.seller_id === '' && { field: 'seller_id', message: 'Choose the seller' },
    draft.sku.trim() === '' && { field: 'sku', message: 'Enter the seller’s SKU' },
    (price === null || Number.isNaN(price)) && { field: 'price', message: AMOUNT },
    mrp !== null && Number.isNaN(mrp) && { field: 'mrp', message: AMOUNT },
    !(wholeOf(draft.moq) >= 1) && { field: 'moq', message: WHOLE },
    !(wholeOf(draft.max_oq) >= 1) && { field: 'max_oq', message: WHOLE },
    !isDispatch(draft.dispatch_days) && { field: 'dispatch_days', message: DISPATCH },
  ]
  return problems.filter((problem) => problem !== false)
}

/** The request of a draft without problems. */
export const offerBody = (draft: OfferDraft): BodyInput<'staffSaveOffer'> => ({
  variant: draft.variant,
  seller_id: Number(draft.seller_id),
  sku: draft.sku.trim(),
  price: amountOf(draft.price) ?? 0,
  mrp: amountOf(draft.mrp),
  moq: wholeOf(draft.moq),
  max_oq: wholeOf(draft.max_oq),
  dispatch_days: wholeOf(draft.dispatch_days),
  active: draft.active,
  version: draft.version,
})
