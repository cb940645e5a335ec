import type { FastifyInstance } from 'fastify'
import { codesPerMinute } from '../../modules/vouchers/index.ts'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { customerShopper, guestShopper } from '../../platform/identity/shopper.ts'
import { generateSalesCodeLink } from './generate-link.ts'
import { addSalesCode, listSalesCodes, stopSalesCode } from './sales-codes-desk.ts'
import { verifySalesCode } from './verify-sales-code.ts'

export function registerSalesCodeRoutes(app: FastifyInstance, context: Context): void {
  const limit = { rateLimitPerMinute: codesPerMinute }
  bind(
    app,
    context,
    'verifySalesCode',
    ({ customer, body }) => verifySalesCode(context, customerShopper(customer.customerId), body),
    limit,
  )
  bind(
    app,
    context,
    'verifySalesCodeGuest',
    ({ guestId, body }) => verifySalesCode(context, guestShopper(guestId), body),
    limit,
  )
  bind(
    app,
    context,
    'generateSalesCodeLink',
    ({ body }) => generateSalesCodeLink(context, body),
    limit,
  )
  bind(app, context, 'staffListSalesCodes', () => listSalesCodes(context))
  bind(app, context, 'staffMakeSalesCode', ({ staff, body }) => addSalesCode(context, staff, body))
  bind(app, context, 'staffEndSalesCode', ({ staff, params, body }) =>
    stopSalesCode(context, staff, params.id, body),
  )
}
