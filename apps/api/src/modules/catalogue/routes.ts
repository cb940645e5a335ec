import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { catalogueOf } from './memory/catalogue-memory.ts'
import {
  listCategories,
  listGenericNames,
  listSubCategories,
  showNavbar,
} from './listing/list-categories.ts'
import { showLanding } from './landing/show-landing.ts'
import { showCampaigns } from './landing/show-campaigns.ts'
import { showSimilar } from './listing/show-similar.ts'
import { recordView, showRecentlyViewed } from './listing/viewed-products.ts'

export function registerCatalogueRoutes(app: FastifyInstance, context: Context): void {
  // Warmed up when the server begins to listen, so that the first visitor doesn't wait. The first
  // request meets a failure again.
  app.addHook('onListen', async () => {
    await catalogueOf(context).catch((error: unknown) =>
      context.log.warn({ err: error }, 'the catalogue could not be loaded yet'),
    )
  })
  bind(app, context, 'getSimilar', ({ query }) => showSimilar(context, query.slug, query.limit))
  bind(app, context, 'recordView', (call) => recordView(context, call, call.body.slugs))
  bind(app, context, 'recentlyViewed', ({ guestId }) => showRecentlyViewed(context, guestId))
  bind(app, context, 'listCategories', ({ query }) => listCategories(context, query))
  bind(app, context, 'categoryGenericNames', ({ query }) => listGenericNames(context, query))
  bind(app, context, 'getSubCategories', ({ params }) =>
    listSubCategories(context, params.category),
  )
  bind(app, context, 'getNavbar', ({ params }) => showNavbar(context, params.category))
  bind(app, context, 'getMainOffer', () => showCampaigns(context, { endingSoon: false }))
  bind(app, context, 'getLimitedTimeDeals', () => showCampaigns(context, { endingSoon: true }))
  bind(app, context, 'getLandingPage', ({ params }) => showLanding(context, params.category))
}
