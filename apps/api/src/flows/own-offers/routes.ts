import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { decideProposal, withdrawProposal } from './decide-proposal.ts'
import { endOwnOffer } from './end-offer.ts'
import { findArticles, listOwnOffers } from './list-offers.ts'
import { proposeOffer } from './propose-offer.ts'
import { listOwnProposals, listProposals } from './show-proposals.ts'

/** What sellers offer, as their members see and change it in the portal, and staff decide. */
export function registerOwnOfferRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'sellerListOffers', ({ seller, query }) =>
    listOwnOffers(context, seller, query),
  )
  bind(app, context, 'sellerEndOffer', ({ seller, body }) => endOwnOffer(context, seller, body))
  bind(app, context, 'sellerFindArticles', ({ seller, query }) =>
    findArticles(context, seller, query),
  )
  bind(app, context, 'sellerProposeOffer', ({ seller, body }) =>
    proposeOffer(context, seller, body),
  )
  bind(app, context, 'sellerListProposals', ({ seller, query }) =>
    listOwnProposals(context, seller, query),
  )
  bind(app, context, 'sellerWithdrawProposal', ({ seller, params }) =>
    withdrawProposal(context, seller, params.id),
  )
  bind(app, context, 'staffListOfferProposals', ({ query }) => listProposals(context, query))
  bind(app, context, 'staffDecideOfferProposal', ({ staff, params, body }) =>
    decideProposal(context, staff, params.id, body),
  )
}
