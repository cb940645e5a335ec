import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { customerShopper, shopperOf } from '../../platform/identity/shopper.ts'
import { giveOrderFeedback, showFeedbackIssues } from './give-order-feedback.ts'

/** What buyers say about orders and deliveries, by the customer and by a guest's link. */
export function registerOrderFeedbackRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'getOrderFeedbackIssues', ({ query, ...call }) =>
    showFeedbackIssues(context, { shopper: shopperOf(call), key: query.key }, query),
  )
  for (const [name, stage] of [
    ['postOrderFeedback', 'order'],
    ['postDeliveryFeedback', 'delivery'],
  ] as const)
    bind(app, context, name, ({ body, ...call }) =>
      giveOrderFeedback(context, { shopper: shopperOf(call), key: body.key }, stage, body),
    )
  for (const [name, stage] of [
    ['postOrderUserFeedback', 'order'],
    ['postDeliveryUserFeedback', 'delivery'],
  ] as const)
    bind(app, context, name, ({ body, customer }) =>
      giveOrderFeedback(
        context,
        { shopper: customerShopper(customer.customerId), key: undefined },
        stage,
        body,
      ),
    )
}
