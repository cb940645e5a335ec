import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { sendDocument } from '../../platform/http/send-document.ts'
import { shopperOf } from '../../platform/identity/shopper.ts'
import { beginRecall, quarantineRest } from './begin-recall.ts'
import { closeRecall } from './close-recall.ts'
import { exportRecallNotices } from './export-notices.ts'
import { exportRecallReport } from './export-report.ts'
import { findRecalled, listRecallOrders, listRecalls, showRecall } from './find-recall.ts'
import { markRecallNotice } from './mark-notice.ts'
import { listRecallNotices } from './notices-desk.ts'
import { acknowledgeRecall, getOrderRecalls } from './recalls-of-order.ts'
import { withdrawRecall } from './withdraw-recall.ts'

/** Recalls of batches and serial numbers (OPS-05). */
export function registerRecallRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'getOrderRecalls', ({ query, ...call }) =>
    getOrderRecalls(context, { shopper: shopperOf(call), key: query.key }, query),
  )
  bind(app, context, 'acknowledgeRecall', ({ body, ...call }) =>
    acknowledgeRecall(context, { shopper: shopperOf(call), key: body.key }, body),
  )
  bind(app, context, 'staffFindRecall', ({ query }) => findRecalled(context, query))
  bind(app, context, 'staffListRecalls', ({ query }) => listRecalls(context, query))
  bind(app, context, 'staffGetRecall', ({ params }) => showRecall(context, params.id))
  bind(app, context, 'staffListRecallOrders', ({ params, query }) =>
    listRecallOrders(context, params, query),
  )
  bind(app, context, 'staffListRecallNotices', ({ params, query }) =>
    listRecallNotices(context, params.id, query),
  )
  bind(
    app,
    context,
    'staffExportRecallNotices',
    async ({ staff, params, query, reply }) => {
      const file = await exportRecallNotices(context, staff.staffId, params.id, query)
      return file.ok ? sendDocument(reply, 'csv', file.value) : file
    },
    { rateLimitPerMinute: 10 },
  )
  bind(
    app,
    context,
    'staffExportRecallReport',
    async ({ staff, params, query, reply }) => {
      const file = await exportRecallReport(context, staff.staffId, params.id, query)
      return file.ok ? sendDocument(reply, query.format, file.value) : file
    },
    { rateLimitPerMinute: 10 },
  )
  bind(app, context, 'staffCloseRecall', ({ staff, params, body }) =>
    closeRecall(context, staff, params.id, body),
  )
  bind(app, context, 'staffMarkRecallNotice', ({ staff, params, body }) =>
    markRecallNotice(context, staff, params, body),
  )
  bind(app, context, 'staffBeginRecall', ({ staff, body }) => beginRecall(context, staff, body))
  bind(app, context, 'staffWithdrawRecall', ({ staff, params, body }) =>
    withdrawRecall(context, staff, params.id, body.reason),
  )
  bind(app, context, 'staffQuarantineRecall', ({ staff, params }) =>
    quarantineRest(context, staff, params.id),
  )
}
