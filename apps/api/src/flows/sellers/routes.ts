import type { FastifyInstance } from 'fastify'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { listSellers } from './list-sellers.ts'
import { liftSuspension, suspendSeller } from './suspend-seller.ts'

/** Whether sellers may sell (OPS-06). */
export function registerSellerRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'staffListSellers', async () => ok(await listSellers(context)))
  bind(app, context, 'staffSuspendSeller', ({ staff: { staffId }, params: { id }, body }) =>
    suspendSeller(context, { staffId, id, reason: body.reason }),
  )
  bind(app, context, 'staffLiftSuspension', ({ staff: { staffId }, params: { id }, body }) =>
    liftSuspension(context, { staffId, id, reason: body.reason }),
  )
}
