import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { listLists, openList, removeList, saveList } from './keep-list.ts'

export function registerOrderListRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'listOrderLists', ({ customer }) => listLists(context, customer.customerId))
  bind(app, context, 'getOrderList', ({ customer, params }) =>
    openList(context, customer.customerId, params.id),
  )
  bind(app, context, 'saveOrderList', ({ customer, body }) =>
    saveList(context, customer.customerId, body),
  )
  bind(app, context, 'deleteOrderList', ({ customer, params }) =>
    removeList(context, customer.customerId, params.id),
  )
}
