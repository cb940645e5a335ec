import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { previewProduct } from './preview-product.ts'
import { saveOffer } from './save-offer.ts'
import { listOffers } from './show-offers.ts'
import { createProduct, saveProduct } from './save-product.ts'
import { listProductsForStaff, listVersions, productChoices, showProduct } from './show-products.ts'

/** Products and their variants, as staff bring and keep them. */
export function registerProductRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'staffListProducts', ({ query }) => listProductsForStaff(context, query))
  bind(app, context, 'staffGetProduct', ({ params }) => showProduct(context, params.id))
  bind(app, context, 'staffGetProductChoices', () => productChoices(context))
  bind(app, context, 'staffCreateProduct', ({ staff, body }) => createProduct(context, staff, body))
  bind(app, context, 'staffSaveProduct', ({ staff, params, body }) =>
    saveProduct(context, staff, params.id, body),
  )
  bind(app, context, 'staffPreviewProduct', ({ staff, body }) =>
    previewProduct(context, staff, body),
  )
  bind(app, context, 'staffListOffers', ({ params }) => listOffers(context, params.id))
  bind(app, context, 'staffSaveOffer', ({ staff, params, body }) =>
    saveOffer(context, staff, params.id, body),
  )
  bind(app, context, 'staffListProductVersions', ({ params }) => listVersions(context, params.id))
}
