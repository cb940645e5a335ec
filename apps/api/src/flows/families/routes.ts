import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { listFamilies, setFamilyAttributes, showFamily } from './families.ts'

/** Product families and their attributes, for the console. */
export function registerFamilyRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'staffListFamilies', ({ query }) => listFamilies(context, query))
  bind(app, context, 'staffGetFamily', ({ params }) => showFamily(context, params.key))
  bind(app, context, 'staffSetFamilyAttributes', ({ staff, params, body }) =>
    setFamilyAttributes(context, staff, params.key, body),
  )
}
