import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { shopperOf } from '../../platform/identity/shopper.ts'
import { openReturn } from './open-return.ts'
import { getReturns, requestReturn, withdrawReturn } from './request-return.ts'
import { previewReturn, settleReturn } from './settle-return.ts'
import { decideReturn, listReturns, payReturn, pickUpReturn, showReturn } from './work-on-return.ts'

/** Returns, of buyers and of the desk. */
export function registerReturnsRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'getReturns', ({ query, ...call }) =>
    getReturns(context, { shopper: shopperOf(call), key: query.key }, query),
  )
  bind(app, context, 'requestReturn', ({ body, ...call }) =>
    requestReturn(context, { shopper: shopperOf(call), key: body.key }, body),
  )
  bind(app, context, 'withdrawReturn', ({ body, ...call }) =>
    withdrawReturn(context, { shopper: shopperOf(call), key: body.key }, body),
  )
  bind(app, context, 'staffListReturns', ({ query }) => listReturns(context, query))
  bind(app, context, 'staffGetReturn', ({ staff, params }) => showReturn(context, staff, params.id))
  bind(app, context, 'staffOpenReturn', ({ staff, params, body }) =>
    openReturn(context, staff, params.id, body),
  )
  bind(app, context, 'staffDecideReturn', ({ staff, params, body }) =>
    decideReturn(context, staff, params.id, body),
  )
  bind(app, context, 'staffPickUpReturn', ({ staff, params, body }) =>
    pickUpReturn(context, staff, params.id, body),
  )
  bind(app, context, 'staffPreviewReturn', ({ params, body }) =>
    previewReturn(context, params.id, body),
  )
  bind(app, context, 'staffSettleReturn', ({ staff, params, body }) =>
    settleReturn(context, staff, params.id, body),
  )
  bind(app, context, 'staffPayReturn', ({ staff, params, body }) =>
    payReturn(context, staff, params.id, body),
  )
}
