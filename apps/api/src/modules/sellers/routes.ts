import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { addLut, endLut, listSellerTax, setTurnover } from './tax-facts.ts'

/** What sellers have told about their tax. */
export function registerSellerTaxRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'staffListSellerTax', () => listSellerTax(context))
  bind(app, context, 'staffAddLut', ({ staff, params, body }) =>
    addLut(context, staff.staffId, params.id, body),
  )
  bind(app, context, 'staffEndLut', ({ staff, params, body }) =>
    endLut(context, staff.staffId, params.id, body),
  )
  bind(app, context, 'staffSetTurnover', ({ staff, params, body }) =>
    setTurnover(context, staff.staffId, params.id, body),
  )
}
