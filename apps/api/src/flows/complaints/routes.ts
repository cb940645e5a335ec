import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { shopperOf } from '../../platform/identity/shopper.ts'
import { complain, listComplaints } from './order-complaint.ts'

/** Every complaint reaches our staff: nobody needs to make them faster. */
const complaintsPerMinute = 5

/** Complaints, about an order or none. */
export function registerComplaintRoutes(app: FastifyInstance, context: Context): void {
  bind(
    app,
    context,
    'raiseComplaint',
    ({ body, ...call }) => complain(context, { shopper: shopperOf(call), key: body.key }, body),
    { rateLimitPerMinute: complaintsPerMinute },
  )
  bind(app, context, 'listComplaints', ({ query, ...call }) =>
    listComplaints(context, { shopper: shopperOf(call), key: query.key }, query),
  )
}
