import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { shopperOf } from '../../platform/identity/shopper.ts'
import { addToCompare, deleteFromCompare } from './change-compare.ts'
import { showComparison } from './show-comparison.ts'

export function registerListsRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'addToCompare', (call) => addToCompare(context, shopperOf(call), call.body))
  bind(app, context, 'deleteFromCompare', (call) =>
    deleteFromCompare(context, shopperOf(call), call.body),
  )
  bind(app, context, 'getCompareItems', (call) =>
    showComparison(context, shopperOf(call), call.body),
  )
}
