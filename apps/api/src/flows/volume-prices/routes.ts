import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { endVolumePrices, setVolumePrices } from './set-volume-prices.ts'
import { listVolumePrices, showVolumeOffer } from './show-volume-prices.ts'

/** Volume prices for the console (CART-11). */
export function registerVolumePriceRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'staffListVolumePrices', () => listVolumePrices(context))
  bind(app, context, 'staffFindVolumeOffer', ({ query }) => showVolumeOffer(context, query.sku))
  bind(app, context, 'staffSetVolumePrices', ({ staff, body }) =>
    setVolumePrices(context, staff, body),
  )
  bind(app, context, 'staffEndVolumePrices', ({ staff, params, body }) =>
    endVolumePrices(context, staff, params.id, body),
  )
}
