import type { FastifyInstance } from 'fastify'
import { endPlaceRule, lookUpPincode, setPlaceRule } from '../../modules/availability/index.ts'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { changeRules, listRules } from './place-rules.ts'

/** What couriers do at pincodes, in the console. */
export function registerPincodeRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'staffListPlaceRules', () => listRules(context))
  bind(app, context, 'staffSetPlaceRule', ({ staff, body }) =>
    changeRules(context, (tx, at) => setPlaceRule(tx, { staffId: staff.staffId, at }, body)),
  )
  bind(app, context, 'staffEndPlaceRule', ({ staff, body }) =>
    changeRules(context, (tx, at) => endPlaceRule(tx, { staffId: staff.staffId, at }, body)),
  )
  bind(app, context, 'staffLookUpPincode', ({ query }) => lookUpPincode(context, query.pincode))
}
