import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { askAccount } from './ask-account.ts'
import { getPayout, givePayoutAccount } from './give-account.ts'
import { listReturnedTransfers, listTransfers } from './list-transfers.ts'
import { decideReturned, recordReturned } from './return-transfer.ts'

/** Refunds that staff transfer, and what the bank returns of them (RET-04). */
export function registerPayoutRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'getPayout', ({ params, query }) => getPayout(context, params.id, query))
  bind(
    app,
    context,
    'givePayoutAccount',
    ({ params, body }) => givePayoutAccount(context, params.id, body),
    { rateLimitPerMinute: 10 },
  )
  bind(app, context, 'staffAskAccount', ({ staff, params, body }) =>
    askAccount(context, staff, params.id, body),
  )
  bind(app, context, 'staffListTransfers', ({ query }) => listTransfers(context, query))
  bind(app, context, 'staffListReturnedTransfers', ({ query }) =>
    listReturnedTransfers(context, query),
  )
  bind(app, context, 'staffRecordReturnedTransfer', ({ staff, params, body }) =>
    recordReturned(context, staff, params.id, body),
  )
  bind(app, context, 'staffDecideReturnedTransfer', ({ staff, params, body }) =>
    decideReturned(context, staff, params.id, body),
  )
}
