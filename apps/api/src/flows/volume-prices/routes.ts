import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { endDeal, listDeals, setDeal, showDealOffer } from './deals.ts'
import { endGift, listGifts, setGift, showGiftOffer } from './gifts.ts'
import { endVolumePrices, setVolumePrices } from './set-volume-prices.ts'
import { listVolumePrices, showVolumeOffer } from './show-volume-prices.ts'

/** Volume prices, deals, gifts and upsells for the console (CART-11). */
export function registerVolumePriceRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'staffListVolumePrices', () => listVolumePrices(context))
  bind(app, context, 'staffFindVolumeOffer', ({ query }) => showVolumeOffer(context, query.sku))
  bind(app, context, 'staffSetVolumePrices', ({ staff, body }) =>
    setVolumePrices(context, staff, body),
  )
  bind(app, context, 'staffEndVolumePrices', ({ staff, params, body }) =>
    endVolumePrices(context, staff, params.id, body),
  )
  bind(app, context, 'staffListDeals', () => listDeals(context))
  bind(app, context, 'staffFindDealOffer', ({ query }) => showDealOffer(context, query.sku))
  bind(app, context, 'staffSetDeal', ({ staff, body }) => setDeal(context, staff, body))
  bind(app, context, 'staffEndDeal', ({ staff, params, body }) =>
    endDeal(context, staff, params.id, body),
  )
  bind(app, context, 'staffListGifts', () => listGifts(context))
  bind(app, context, 'staffFindGiftOffer', ({ query }) => showGiftOffer(context, query.sku))
  bind(app, context, 'staffSetGift', ({ staff, body }) => setGift(context, staff, body))
  bind(app, context, 'staffEndGift', ({ staff, params, body }) =>
    endGift(context, staff, params.id, body),
  )
}
