import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { bind } from '../../../platform/http/bind.ts'
import { shopperOf } from '../../../platform/identity/shopper.ts'
import { cancelPaymentRequest } from './cancel-request.ts'
import { getPaymentOptions } from './check-offer.ts'
import { listHandRefunds, payHandRefund } from './hand-refunds.ts'
import { listPaymentRequests } from './list-requests.ts'
import { decideCredit, recordCredit } from './record-credit.ts'
import { getRequestTerms, setRequestTerms } from './set-terms.ts'
import { staffCancelRequest } from './staff-cancel-request.ts'

/** Orders that wait for a bank transfer or a payment link (CHECKOUT-15). */
export function registerPaymentRequestRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'getPaymentOptions', (call) => getPaymentOptions(context, shopperOf(call)))
  bind(app, context, 'cancelPaymentRequest', ({ params, ...call }) =>
    cancelPaymentRequest(context, shopperOf(call), params.id),
  )
  bind(app, context, 'staffListPaymentRequests', ({ query }) => listPaymentRequests(context, query))
  bind(app, context, 'staffRecordCredit', ({ staff, params, body }) =>
    recordCredit(context, staff, params.id, body),
  )
  bind(app, context, 'staffDecideCredit', ({ staff, params, body }) =>
    decideCredit(context, staff, params, body),
  )
  bind(app, context, 'staffCancelPaymentRequest', ({ staff, params, body }) =>
    staffCancelRequest(context, staff, params.id, body),
  )
  bind(app, context, 'staffListHandRefunds', ({ staff, query }) =>
    listHandRefunds(context, staff, query),
  )
  bind(app, context, 'staffPayHandRefund', ({ staff, params, body }) =>
    payHandRefund(context, staff, params.id, body),
  )
  bind(app, context, 'staffGetRequestTerms', () => getRequestTerms(context))
  bind(app, context, 'staffSetRequestTerms', ({ staff, body }) =>
    setRequestTerms(context, staff, body),
  )
}
