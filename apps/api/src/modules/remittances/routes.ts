import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { previewList, recordList } from './record-list.ts'
import { settleDifference } from './settle-difference.ts'
import { listAwaitedCash, listDifferences, listRemittances } from './show-remittances.ts'
import { withdrawAsk } from './withdraw-ask.ts'

/** A list is one long text: longer than a form may be, without more members. */
const listBytes = { bodyLimit: 524_288, rateLimitPerMinute: 60 }

/** Cash that couriers collected and pay out (RET-06). */
export function registerRemittanceRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'staffPreviewRemittance', ({ body }) => previewList(context, body), listBytes)
  bind(
    app,
    context,
    'staffRecordRemittance',
    ({ staff, body }) => recordList(context, staff, body),
    listBytes,
  )
  bind(app, context, 'staffListRemittances', ({ query }) => listRemittances(context, query))
  bind(app, context, 'staffListRemittanceDifferences', ({ query }) =>
    listDifferences(context, query),
  )
  bind(app, context, 'staffSettleRemittance', ({ staff, params, body }) =>
    settleDifference(context, staff, { ...params, ...body }),
  )
  bind(app, context, 'staffWithdrawRemittance', ({ staff, params, body }) =>
    withdrawAsk(context, staff, { ...params, ...body }),
  )
  bind(app, context, 'staffListAwaitedCash', ({ query }) => listAwaitedCash(context, query))
}
