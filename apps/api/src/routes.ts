import type { FastifyInstance } from 'fastify'
import { registerAvailabilityRoutes } from './modules/availability/index.ts'
import { registerCartRoutes } from './modules/cart/index.ts'
import { registerFlagsRoutes } from './modules/flags/index.ts'
import { registerPictureRoutes } from './modules/pictures/index.ts'
import { registerSearchRoutes } from './modules/search/index.ts'
import { registerSupportRoutes } from './modules/support/index.ts'
import type { Context } from './platform/context.ts'

/** Every module's routes. */
export function registerRoutes(app: FastifyInstance, context: Context): void {
  registerAvailabilityRoutes(app, context)
  registerCartRoutes(app, context)
  registerFlagsRoutes(app, context)
  registerPictureRoutes(app, context)
  registerSearchRoutes(app, context)
  registerSupportRoutes(app, context)
}
