import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import { shopperOf } from '../../platform/identity/shopper.ts'
import { checkPhoneCode } from './check-phone-code.ts'
import { sendPhoneCode } from './send-phone-code.ts'

export function registerPhoneRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'sendPhoneCode', ({ body, ...call }) =>
    sendPhoneCode(context, {
      shopper: shopperOf(call),
      phone: body.phone,
      network: networkOf(call.request),
    }),
  )
  bind(app, context, 'checkPhoneCode', ({ body, ...call }) =>
    checkPhoneCode(context, {
      shopper: shopperOf(call),
      phone: body.phone,
      network: networkOf(call.request),
      typed: body.otp,
    }),
  )
}
