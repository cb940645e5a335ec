import type { FastifyInstance } from 'fastify'
import { mountUpload, withUpload } from '../../modules/files/index.ts'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { shopperOf } from '../../platform/identity/shopper.ts'
import { addPad } from './add-pad.ts'
import { matchPad } from './match-pad.ts'
import { readPadFile } from './read-file.ts'

/** A pad of 200 lines is 200 searches: as many as some dozens of buyers type in a minute. */
const padsPerMinute = 12

export function registerOrderPadRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'matchOrderPad', (call) => matchPad(context, shopperOf(call), call.body), {
    rateLimitPerMinute: padsPerMinute,
  })
  bind(app, context, 'addOrderPad', (call) => addPad(context, shopperOf(call), call.body))
  mountUpload(app, padsPerMinute, (scope, options) =>
    bind(
      scope,
      context,
      'readOrderPadFile',
      withUpload((_, upload) => readPadFile(upload)),
      options,
    ),
  )
}
