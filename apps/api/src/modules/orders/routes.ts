import type { FastifyInstance, FastifyReply } from 'fastify'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { bind, webhookBodyLimit } from '../../platform/http/bind.ts'
import { shopperOf } from '../../platform/identity/shopper.ts'
import { keepRawBody, rawBytes } from '../../platform/webhooks/raw-body.ts'
import { invoiceForStaff } from './desk/invoice-for-staff.ts'
import { exportOrders } from './desk/export-orders.ts'
import { getOrderFilters } from './desk/get-order-filters.ts'
import { listOrdersForStaff } from './desk/list-orders.ts'
import { measureParcel } from './dispatch/measure-parcel.ts'
import { moveParcels } from './dispatch/move-parcels.ts'
import { printPapers } from './dispatch/print-papers.ts'
import { showDispatch } from './dispatch/show-dispatch.ts'
import { getInvoice, type InvoiceFile } from './get-invoice.ts'
import { getOrderStatus } from './get-order-status.ts'
import { listOrders } from './list-orders.ts'
import { admitCourier, takeScans } from './take-scans.ts'

/** Rendering a PDF costs a hundred times as much as reading an order. */
const pdfsPerMinute = 60
/** A file reads up to 10,000 orders. */
const filesPerMinute = 10

async function sendPdf(reply: FastifyReply, { name, bytes }: InvoiceFile) {
  await reply
    .type('application/pdf')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `inline; filename="${name}"`)
    .send(bytes)
  return ok('sent' as const)
}

export function registerOrdersRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'findOrders', ({ query, customer }) =>
    listOrders(context, customer.customerId, query),
  )
  bind(app, context, 'listOrders', ({ query, customer }) =>
    listOrders(context, customer.customerId, { ...query, q: '', status: 'all' }),
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
      return sendPdf(reply, file.value)
    },
    { rateLimitPerMinute: pdfsPerMinute },
  )
  bind(app, context, 'staffListOrders', ({ query }) => listOrdersForStaff(context, query))
  bind(
    app,
    context,
    'staffExportOrders',
    async ({ staff, query, reply }) => {
      const file = await exportOrders(context, staff.staffId, query)
      await reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'attachment; filename="orders.csv"')
        .send(file)
      return ok('sent' as const)
    },
    { rateLimitPerMinute: filesPerMinute },
  )
  bind(app, context, 'staffGetOrderFilters', () => getOrderFilters(context))
  bind(
    app,
    context,
    'staffGetInvoice',
    async ({ params, reply }) => {
      const file = await invoiceForStaff(context, params.id, params.invoice)
      return file.ok ? sendPdf(reply, file.value) : file
    },
    { rateLimitPerMinute: pdfsPerMinute },
  )
  bind(app, context, 'staffListDispatch', ({ query }) => showDispatch(context, query))
  bind(app, context, 'staffMeasureParcel', ({ staff, params, body }) =>
    measureParcel(context, staff.staffId, params.id, body),
  )
  bind(app, context, 'staffMoveParcels', ({ staff, body }) =>
    moveParcels(context, staff.staffId, body),
  )
  bind(
    app,
    context,
    'staffPrintPapers',
    async ({ staff, params, query, reply }) => {
      const file = await printPapers(context, staff.staffId, params.kind, query)
      return file.ok ? sendPdf(reply, file.value) : file
    },
    { rateLimitPerMinute: pdfsPerMinute },
  )
  void app.register(async (scope) => {
    keepRawBody(scope)
    bind(scope, context, 'courierWebhook', ({ body }) => takeScans(context, rawBytes(body)), {
      bodyLimit: webhookBodyLimit,
      admit: (request) => admitCourier(context, request.headers['x-api-key']),
    })
  })
}
