import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { clearDifference } from './clear-difference.ts'
import { confirmBank } from './confirm-bank.ts'
import { previewReport, recordReport } from './record-report.ts'
import { listDifferences, listSettlements, listUnsettled } from './show-settlements.ts'

/** A report is one long text: longer than a form may be, without more members. */
const reportBytes = { bodyLimit: 4 * 1024 * 1024, rateLimitPerMinute: 60 }

/** What the payment gateway transfers to the shop's bank (CHECKOUT-06). */
export function registerSettlementRoutes(app: FastifyInstance, context: Context): void {
  bind(
    app,
    context,
    'staffPreviewSettlements',
    ({ body }) => previewReport(context, body),
    reportBytes,
  )
  bind(
    app,
    context,
    'staffRecordSettlements',
    ({ staff, body }) => recordReport(context, staff, body),
    reportBytes,
  )
  bind(app, context, 'staffListSettlements', ({ query }) => listSettlements(context, query))
  bind(app, context, 'staffListSettlementDifferences', ({ query }) =>
    listDifferences(context, query),
  )
  bind(app, context, 'staffClearSettlementLine', ({ staff, params, body }) =>
    clearDifference(context, staff, { ...params, ...body }),
  )
  bind(app, context, 'staffConfirmSettlement', ({ staff, params, body }) =>
    confirmBank(context, staff, params.id, body),
  )
  bind(app, context, 'staffListUnsettled', ({ query }) => listUnsettled(context, query))
}
