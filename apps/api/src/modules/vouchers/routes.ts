import type { FastifyInstance } from 'fastify'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { guestShopper } from '../../platform/identity/shopper.ts'
import { selectOffered } from './store/read.ts'
import { voucherView } from './view.ts'

/** Codes that one address may try: nobody finds one by guessing. */
export const codesPerMinute = 20

/** Nobody in particular. */
const anybody = { shopper: guestShopper(''), phoneHash: null }

export function registerVoucherRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'listOffers', async () =>
    ok({
      success: true,
      offers: (await selectOffered(context.db, anybody, context.clock.now())).map(voucherView),
    }),
  )
}
