import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { sendDocument } from '../../platform/http/send-document.ts'
import { closeStatement, previewStatement } from './close-statement.ts'
import { exportStatement } from './export-statement.ts'
import { noteStatement } from './note-statement.ts'
import { bankFile, makeBankFile } from './payout/bank-file.ts'
import { askPayout, decidePayout, recordPaid } from './payout/pay-seller.ts'
import { exportOwnStatement, listOwnStatements, showOwnStatement } from './show-own-statements.ts'
import { listStatements, showStatement } from './show-statements.ts'

/** What the marketplace owes its sellers (OPS-06). */
export function registerStatementRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'staffListStatements', ({ query }) => listStatements(context, query))
  bind(app, context, 'staffPreviewStatement', ({ query }) => previewStatement(context, query))
  bind(app, context, 'staffCloseStatement', ({ staff, body }) =>
    closeStatement(context, staff, body),
  )
  bind(app, context, 'staffGetStatement', ({ params: { id } }) => showStatement(context, id))
  bind(app, context, 'staffExportStatement', async ({ staff, params: { id }, query, reply }) => {
    const file = await exportStatement(context, staff.staffId, id, query)
    return file.ok ? sendDocument(reply, query.format, file.value) : file
  })
  bind(app, context, 'sellerListStatements', ({ seller, query }) =>
    listOwnStatements(context, seller, query),
  )
  bind(app, context, 'sellerGetStatement', ({ seller, params: { id } }) =>
    showOwnStatement(context, seller, id),
  )
  bind(app, context, 'sellerExportStatement', async ({ seller, params: { id }, query, reply }) => {
    const file = await exportOwnStatement(context, seller, id, query)
    return file.ok ? sendDocument(reply, query.format, file.value) : file
  })
  bind(app, context, 'staffNoteStatement', ({ staff, params: { id }, body }) =>
    noteStatement(context, staff, id, body),
  )
  bind(app, context, 'staffAskSellerPayout', ({ staff, params: { id }, body }) =>
    askPayout(context, staff, id, body),
  )
  bind(app, context, 'staffDecideSellerPayout', ({ staff, params: { id }, body }) =>
    decidePayout(context, staff, id, body),
  )
  bind(app, context, 'staffRecordSellerPayout', ({ staff, params: { id }, body }) =>
    recordPaid(context, staff, id, body),
  )
  bind(app, context, 'staffMakeBankFile', ({ staff }) => makeBankFile(context, staff))
  bind(app, context, 'staffExportSellerPayouts', async ({ staff, query, reply }) => {
    const file = await bankFile(context, staff.staffId, query)
    return file.ok ? sendDocument(reply, 'csv', file.value) : file
  })
}
