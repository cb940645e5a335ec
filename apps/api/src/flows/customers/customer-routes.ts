import type { FastifyInstance } from 'fastify'
import { registerAccountsRoutes, visitOf } from '../../modules/accounts/index.ts'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { adoptGuest } from './adopt-guest.ts'
import { closeCustomer } from './close-customer.ts'
import { eraseGuest } from './erase-guest.ts'
import { sendOwnData } from './own-data/own-data.ts'
import { showCustomer, updateUser } from './customer-profile.ts'

/** Account endpoints, with the other modules' parts of sign-in and profile. */
export function registerCustomerRoutes(app: FastifyInstance, context: Context): void {
  registerAccountsRoutes(app, context, adoptGuest(context))
  bind(app, context, 'getCustomer', ({ customer }) => showCustomer(context, customer))
  bind(app, context, 'updateUser', ({ customer, body }) =>
    updateUser(context, customer.customerId, body),
  )
  bind(app, context, 'downloadMyData', (call) => sendOwnData(context, call))
  bind(app, context, 'deactivateAccount', (call) =>
    closeCustomer(context, visitOf(context, call), call.customer, call.body),
  )
  bind(app, context, 'staffEraseGuest', ({ staff, params, body }) =>
    eraseGuest(context, staff, params.id, body),
  )
}
