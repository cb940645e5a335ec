import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { registerBannerRoutes } from './banners/routes.ts'
import { listArticleCategories, showArticle, showArticleCategory } from './articles.ts'

export function registerContentRoutes(app: FastifyInstance, context: Context): void {
  registerBannerRoutes(app, context)
  bind(app, context, 'listArticleCategories', () => listArticleCategories(context))
  bind(app, context, 'getArticleCategory', ({ params }) => showArticleCategory(context, params.id))
  bind(app, context, 'getArticle', ({ params }) => showArticle(context, params.slug))
}
