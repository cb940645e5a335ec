import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { sendDocument } from '../../platform/http/send-document.ts'
import { exportFigures, showFigures } from './figures/show-figures.ts'
import { showOwnPerformance, serviceReport } from './service-report.ts'
import { exportStockReport, showStockReport } from './stock-report.ts'
import { exportSalesReport, salesReport } from './sales-report.ts'

/** Each reads all order lines of two periods. */
const reads = { rateLimitPerMinute: 60 }

/** Reports for the console (OPS-08), and what they say of a seller for its portal (APP-01). */
export function registerReportRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'staffGetSalesReport', ({ query }) => salesReport(context, query), reads)
  bind(app, context, 'staffGetStockReport', () => showStockReport(context), reads)
  bind(app, context, 'staffGetServiceReport', ({ query }) => serviceReport(context, query), reads)
  bind(
    app,
    context,
    'sellerGetPerformance',
    ({ seller, query }) => showOwnPerformance(context, seller, query),
    reads,
  )
  bind(
    app,
    context,
    'staffExportStockReport',
    async ({ reply }) => sendDocument(reply, 'csv', await exportStockReport(context)),
    reads,
  )
  bind(
    app,
    context,
    'staffGetFigures',
    ({ params, query }) => showFigures(context, { ...params, ...query }),
    reads,
  )
  bind(
    app,
    context,
    'staffExportFigures',
    async ({ params, query, reply }) => {
      const file = await exportFigures(context, { ...params, ...query })
      return file.ok ? sendDocument(reply, 'csv', file.value) : file
    },
    reads,
  )
  bind(
    app,
    context,
    'staffExportSalesReport',
    async ({ query, reply }) => {
      const file = await exportSalesReport(context, query)
      return file.ok ? sendDocument(reply, 'csv', file.value) : file
    },
    reads,
  )
}
