import type { FastifyInstance } from 'fastify'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { bind, webhookBodyLimit } from '../../platform/http/bind.ts'
import { shopperOf } from '../../platform/identity/shopper.ts'
import { getInvoice } from './get-invoice.ts'
import { getOrderStatus } from './get-order-status.ts'
import { listOrders } from './list-orders.ts'
import { admitCourier, takeScans } from './take-scans.ts'

export function registerOrdersRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'listOrders', ({ query, customer }) =>
    listOrders(context, customer.customerId, query.page),
  )
  bind(app, context, 'getOrderStatus', ({ query, ...call }) =>
    getOrderStatus(context, { shopper: shopperOf(call), key: query.key }, query.id),
  )
  bind(
    app,
    context,
    'getInvoice',
    async ({ params, query, reply, ...call }) => {
      const file = await getInvoice(
        context,
        { shopper: shopperOf(call), key: query.key },
        params.id,
        params.invoice,
      )
      if (!file.ok) return file
      await reply
        .type('application/pdf')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `inline; filename="${file.value.name}"`)
        .send(file.value.bytes)
      return ok('sent' as const)
      // Rendering a PDF costs a hundred times as much as reading an order.
    },
    { rateLimitPerMinute: 60 },
  )
  bind(app, context, 'courierWebhook', async ({ body }) => takeScans(context, body), {
    bodyLimit: webhookBodyLimit,
    admit: (request) => admitCourier(context.config, request.headers['x-api-key']),
  })
}
