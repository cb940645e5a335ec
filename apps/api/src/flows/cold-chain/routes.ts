import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { recordTemperature } from './record-temperature.ts'

/** A record is one long text: longer than a form may be, without more members. */
const logBytes = { bodyLimit: 524_288, rateLimitPerMinute: 30 }

export function registerColdChainRoutes(app: FastifyInstance, context: Context): void {
  bind(
    app,
    context,
    'staffRecordTemperature',
    ({ staff, params, body }) => recordTemperature(context, staff.staffId, params.id, body),
    logBytes,
  )
}
