import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { askLowerPrice, decideLowerPrice } from './lower-price.ts'
import { setFloor } from './set-floor.ts'
import { listFloors } from './show-floors.ts'

/** The lowest prices that staff may set alone, for the console (OPS-04). */
export function registerPriceFloorRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'staffListPriceFloors', () => listFloors(context))
  bind(app, context, 'staffSetPriceFloor', ({ staff, body }) => setFloor(context, staff, body))
  bind(app, context, 'staffAskLowerPrice', ({ staff, body }) => askLowerPrice(context, staff, body))
  bind(app, context, 'staffDecideLowerPrice', ({ staff, params, body }) =>
    decideLowerPrice(context, staff, params.id, body),
  )
}
