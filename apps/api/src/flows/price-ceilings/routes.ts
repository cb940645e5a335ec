import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { setCeiling, setCeilingGoods } from './set-ceiling.ts'
import { listCeilings, showCeilingGoods } from './show-ceilings.ts'

/** Ceiling prices for the console (OPS-04). */
export function registerPriceCeilingRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'staffListPriceCeilings', () => listCeilings(context))
  bind(app, context, 'staffGetCeilingGoods', ({ params }) => showCeilingGoods(context, params.id))
  bind(app, context, 'staffSetPriceCeiling', ({ staff, body }) => setCeiling(context, staff, body))
  bind(app, context, 'staffSetCeilingGoods', ({ staff, params, body }) =>
    setCeilingGoods(context, staff, params.id, body),
  )
}
