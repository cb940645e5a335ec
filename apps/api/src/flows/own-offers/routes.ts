import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { endOwnOffer } from './end-offer.ts'
import { listOwnOffers } from './list-offers.ts'

/** What sellers offer, as their members see and change it in the portal. */
export function registerOwnOfferRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'sellerListOffers', ({ seller, query }) =>
    listOwnOffers(context, seller, query),
  )
  bind(app, context, 'sellerEndOffer', ({ seller, body }) => endOwnOffer(context, seller, body))
}
