import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { shopperOf } from '../../platform/identity/shopper.ts'
import { getCheckout } from './get-checkout.ts'

export function registerCheckoutRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'getCheckout', ({ params, ...call }) =>
    getCheckout(context, shopperOf(call), params.id),
  )
}
