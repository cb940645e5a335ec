import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { decideRelease } from './decide-release.ts'
import { listQuarantine } from './list-quarantine.ts'
import { takeFromQuarantine } from './take-from-quarantine.ts'

/** Returned goods that nobody may sell (RET-02). */
export function registerQuarantineRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'staffListQuarantine', ({ query }) => listQuarantine(context, query))
  bind(app, context, 'staffTakeFromQuarantine', ({ staff, params, body }) =>
    takeFromQuarantine(context, staff, params.lot, body),
  )
  bind(app, context, 'staffDecideRelease', ({ staff, params, body }) =>
    decideRelease(context, staff, params.lot, body),
  )
}
