import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { checkAvailability, checkAvailabilityOfMany } from './check-availability.ts'
import { checkPincode } from './check-pincode.ts'
import { getLocation } from './find-location.ts'
import { getCities } from './get-cities.ts'

export function registerAvailabilityRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'checkPincode', ({ query }) => checkPincode(context, query.pincode))
  bind(app, context, 'getCities', ({ query }) => getCities(context, query.state))
  bind(app, context, 'getLocation', ({ query }) => getLocation(context, query))
  bind(app, context, 'checkAvailability', ({ query, body }) =>
    checkAvailability(context, body, query.business_category),
  )
  bind(app, context, 'checkAvailabilityMultiple', ({ body }) =>
    checkAvailabilityOfMany(context, body.pincode, body.items),
  )
}
