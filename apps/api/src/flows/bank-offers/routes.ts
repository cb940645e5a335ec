import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { enterBankOffer, listBankOffers, stopBankOffer } from './bank-offers-desk.ts'

export function registerBankOfferRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'staffListBankOffers', () => listBankOffers(context))
  bind(app, context, 'staffAddBankOffer', ({ staff, body }) => enterBankOffer(context, staff, body))
  bind(app, context, 'staffEndBankOffer', ({ staff, params, body }) =>
    stopBankOffer(context, staff, params.id, body),
  )
}
