import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { endList, setPriceList } from './set-price-list.ts'
import { listPriceLists, previewPriceList, showPriceList } from './show-price-lists.ts'

/** Price lists by business type for the console (OPS-04). */
export function registerPriceListRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'staffListPriceLists', () => listPriceLists(context))
  bind(app, context, 'staffGetPriceList', ({ params }) => showPriceList(context, params.id))
  bind(app, context, 'staffPreviewPriceList', ({ body }) => previewPriceList(context, body))
  bind(app, context, 'staffSetPriceList', ({ staff, body }) => setPriceList(context, staff, body))
  bind(app, context, 'staffEndPriceList', ({ staff, params, body }) =>
    endList(context, staff, params.id, body),
  )
}
