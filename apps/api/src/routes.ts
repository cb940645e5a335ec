import type { FastifyInstance } from 'fastify'
import type { Context } from './platform/context.ts'

/** Every module's routes. */
export function registerRoutes(app: FastifyInstance, context: Context): void {
  void app
  void context
}
