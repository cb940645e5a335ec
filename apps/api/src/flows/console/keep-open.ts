import type { FastifyInstance } from 'fastify'
import { applicationUnknown, hasApplication } from '../../modules/kyc/index.ts'
import { orderNumbers, orderUnknown } from '../../modules/orders/index.ts'
import { keepOpen } from '../../modules/staff/index.ts'
import { findTicket, ticketUnknown } from '../../modules/support/index.ts'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { isUuid } from '../../platform/ids.ts'

/** Who has an order, a ticket or an application open: each by the permission that opens its page. */
export function registerKeepOpenRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context
  bind(app, context, 'staffKeepOrderOpen', ({ staff, params: { id }, body }) =>
    keepOpen(
      context,
      staff,
      {
        kind: 'order',
        id,
        exists: async () => isUuid(id) && (await orderNumbers(db, [id])).has(id),
        unknown: orderUnknown,
      },
      body,
    ),
  )
  bind(app, context, 'staffKeepTicketOpen', ({ staff, params: { id }, body }) =>
    keepOpen(
      context,
      staff,
      {
        kind: 'ticket',
        id,
        exists: async () => isUuid(id) && (await findTicket(db, id)) !== undefined,
        unknown: ticketUnknown,
      },
      body,
    ),
  )
  bind(app, context, 'staffKeepKycOpen', ({ staff, params: { id }, body }) =>
    keepOpen(
      context,
      staff,
      {
        kind: 'kyc_application',
        id,
        exists: () => hasApplication(db, id),
        unknown: applicationUnknown,
      },
      body,
    ),
  )
}
