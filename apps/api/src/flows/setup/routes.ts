import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import {
  createLicence,
  createSeller,
  createWarehouse,
  deleteLicence,
  putCashRules,
  putCharges,
  putDeliveryDays,
  putOrganisation,
  putSeller,
  putWarehouse,
} from './change-setup.ts'
import { showSetup } from './show-setup.ts'

/** The set-up of a shop in the console. */
export function registerSetupRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'staffGetSetup', () => showSetup(context))
  bind(app, context, 'staffSetOrganisation', ({ staff, body }) =>
    putOrganisation(context, staff.staffId, body),
  )
  bind(app, context, 'staffAddSeller', ({ staff, body }) =>
    createSeller(context, staff.staffId, body),
  )
  bind(app, context, 'staffChangeSeller', ({ staff, params, body }) =>
    putSeller(context, staff.staffId, params.id, body),
  )
  bind(app, context, 'staffAddLicence', ({ staff, params, body }) =>
    createLicence(context, staff.staffId, params.id, body),
  )
  bind(app, context, 'staffRemoveLicence', ({ staff, params }) =>
    deleteLicence(context, staff.staffId, params.id),
  )
  bind(app, context, 'staffAddWarehouse', ({ staff, params, body }) =>
    createWarehouse(context, staff.staffId, params.id, body),
  )
  bind(app, context, 'staffChangeWarehouse', ({ staff, params, body }) =>
    putWarehouse(context, staff.staffId, params.id, body),
  )
  bind(app, context, 'staffSetCharges', ({ staff, body }) =>
    putCharges(context, staff.staffId, body),
  )
  bind(app, context, 'staffSetDeliveryDays', ({ staff, body }) =>
    putDeliveryDays(context, staff.staffId, body),
  )
  bind(app, context, 'staffSetCashRules', ({ staff, body }) =>
    putCashRules(context, staff.staffId, body),
  )
}
