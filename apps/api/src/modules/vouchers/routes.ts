import type { FastifyInstance } from 'fastify'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { guestShopper } from '../../platform/identity/shopper.ts'
import { selectOffered } from './store/read.ts'
import { voucherView } from './view.ts'

/** Rate limit per address, against guessing codes. */
export const codesPerMinute = 20

/** An anonymous buyer. */
const anybody = { shopper: guestShopper(''), phoneHash: null }

export function registerVoucherRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'listOffers', async () =>
    ok({
      success: true,
      offers: (await selectOffered(context.db, anybody, context.clock.now())).map(voucherView),
    }),
  )
}
