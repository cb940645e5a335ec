import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { officeCaller } from '../../platform/identity/author.ts'
import { bind } from '../../platform/http/bind.ts'
import { sendDocument } from '../../platform/http/send-document.ts'
import { exportSellerBooks } from './books/export-books.ts'
import { exportTaxReturn } from './export-return.ts'
import { fileTaxReturn } from './file-return.ts'
import { getTaxReturn } from './get-return.ts'
import { listTaxReturns } from './list-returns.ts'

/** Each reads all documents of a month. */
const reads = { rateLimitPerMinute: 30 }

/** The monthly returns of the sellers and the operator (OPS-07). */
export function registerTaxReturnRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'staffListTaxReturns', ({ query }) => listTaxReturns(context, query), reads)
  bind(app, context, 'staffGetTaxReturn', ({ params }) => getTaxReturn(context, params), reads)
  bind(
    app,
    context,
    'staffExportTaxReturn',
    async ({ params, query, reply, ...call }) => {
      const file = await exportTaxReturn(context, officeCaller(call), { ...params, ...query })
      return file.ok ? sendDocument(reply, query.format, file.value) : file
    },
    reads,
  )
  bind(
    app,
    context,
    'staffExportSellerBooks',
    async ({ params, query, reply, ...call }) => {
      const file = await exportSellerBooks(context, officeCaller(call), { ...params, ...query })
      return file.ok ? sendDocument(reply, query.format, file.value) : file
    },
    reads,
  )
  bind(
    app,
    context,
    'staffFileTaxReturn',
    ({ staff, params, body }) => fileTaxReturn(context, staff.staffId, params, body),
    reads,
  )
}
