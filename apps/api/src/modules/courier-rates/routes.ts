import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { listRates } from './show-rates.ts'

/** What couriers whose AWB is typed ask for (OPS-02). */
export function registerCourierRateRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'staffListCourierRates', () => listRates(context))
}
