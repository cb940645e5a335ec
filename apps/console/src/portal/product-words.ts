import type { Answer } from '@upchar/contract/schema/endpoints'
import { routes } from '@upchar/contract/routes'
import type { SellerRole } from '@upchar/kernel/seller-roles'
import type { BadgeTone } from '@upchar/ui/badge'

export type OwnOffer = Answer<'sellerListOffers'>['offers'][number]

/** Whether an offer is on sale, and what keeps it off. */
export const OFFER_STATES: Readonly<
  Record<OwnOffer['state'], { name: string; tone: BadgeTone; why: string }>
> = {
  on_sale: { name: 'On sale', tone: 'success', why: '' },
  article: { name: 'Off sale', tone: 'neutral', why: 'The marketplace doesn’t sell this article.' },
  ended: { name: 'Off sale', tone: 'neutral', why: 'Your offer was taken off sale.' },
  licence: {
    name: 'Off sale',
    tone: 'warning',
    why: 'No licence of yours in force allows its class.',
  },
  ceiling: { name: 'Off sale', tone: 'warning', why: 'The price is above the ceiling price.' },
}

export const mayChangeOffers = (role: SellerRole): boolean =>
  (routes.sellerProposeOffer.sellers as readonly SellerRole[]).includes(role)
