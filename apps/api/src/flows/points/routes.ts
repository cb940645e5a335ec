import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { getPoints, previewPoints, setPoints } from './set-points.ts'
import { showPoints } from './show-points.ts'

/** Reward points of customers, and their terms for the console (CART-14). */
export function registerPointsRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'getRewardPoints', ({ customer, query }) =>
    showPoints(context, customer.customerId, query),
  )
  bind(app, context, 'staffGetPoints', () => getPoints(context))
  bind(app, context, 'staffPreviewPoints', ({ body }) => previewPoints(context, body))
  bind(app, context, 'staffSetPoints', ({ staff, body }) => setPoints(context, staff, body))
}
