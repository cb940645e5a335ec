import type { FastifyInstance } from 'fastify'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { editAddress } from './edit-address.ts'
import { selectBook } from './store.ts'
import { bookView } from './view.ts'

export function registerAddressRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'getMyAddresses', async ({ customer }) =>
    ok(await bookView(context, await selectBook(context.db, customer.customerId))),
  )
  bind(app, context, 'editMyAddress', ({ customer, query, body }) =>
    editAddress(context, customer.customerId, { query, body }),
  )
}
