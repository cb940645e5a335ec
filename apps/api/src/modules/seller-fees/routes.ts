import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { previewFee, setFee } from './set-fee.ts'
import { listFees } from './show-fees.ts'

/** What the marketplace keeps of its sellers' sales (OPS-06). */
export function registerSellerFeeRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'staffListSellerFees', () => listFees(context))
  bind(app, context, 'staffPreviewSellerFee', ({ body }) => previewFee(context, body))
  bind(app, context, 'staffSetSellerFee', ({ staff, body }) => setFee(context, staff, body))
}
