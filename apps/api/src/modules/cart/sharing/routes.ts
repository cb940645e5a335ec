import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { bind } from '../../../platform/http/bind.ts'
import { networkOf } from '../../../platform/http/network-of.ts'
import { shopperOf } from '../../../platform/identity/shopper.ts'
import { addShared } from './add-shared.ts'
import { generateLink } from './generate-link.ts'
import { identifyLink } from './identify-link.ts'

/** A person opens a link now and then; a hospital's network has many persons. */
const perMinute = 60

export function registerSharingRoutes(app: FastifyInstance, context: Context): void {
  bind(
    app,
    context,
    'generateCartLink',
    (call) => generateLink(context, shopperOf(call), networkOf(call.request)),
    { rateLimitPerMinute: perMinute },
  )
  bind(
    app,
    context,
    'identifyLink',
    ({ body, ...call }) => identifyLink(context, shopperOf(call), body),
    { rateLimitPerMinute: perMinute },
  )
  bind(
    app,
    context,
    'addSharedCart',
    ({ body, ...call }) => addShared(context, shopperOf(call), body),
    { rateLimitPerMinute: perMinute },
  )
}
