import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { importCosts } from './import-costs.ts'
import { setCost } from './set-cost.ts'
import { listCosts, showProductMargins } from './show-costs.ts'

/** What goods cost and what their prices leave, for the console (OPS-04). */
export function registerCostRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'staffListCosts', ({ query }) => listCosts(context, query))
  bind(app, context, 'staffGetProductMargins', ({ params }) =>
    showProductMargins(context, params.id),
  )
  bind(app, context, 'staffSetCost', ({ staff, body }) => setCost(context, staff, body))
  bind(app, context, 'staffImportCosts', ({ staff, body }) => importCosts(context, staff, body))
}
