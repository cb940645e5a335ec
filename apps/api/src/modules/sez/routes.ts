import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { claimSez, listSezClaims } from './claim-sez.ts'
import { decideClaim, listClaimsForStaff, openLetter } from './decide-claim.ts'

export function registerSezRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'listSezClaims', ({ customer }) => listSezClaims(context, customer.customerId))
  bind(app, context, 'claimSez', ({ customer, body }) =>
    claimSez(context, customer.customerId, body),
  )
  bind(app, context, 'staffListSezClaims', () => listClaimsForStaff(context))
  bind(app, context, 'staffDecideSezClaim', ({ staff, params, body }) =>
    decideClaim(context, staff.staffId, params.id, body),
  )
  bind(app, context, 'staffOpenSezLetter', ({ staff, params, reply }) =>
    openLetter(context, staff.staffId, params.id, reply),
  )
}
