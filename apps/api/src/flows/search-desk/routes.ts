import type { FastifyInstance } from 'fastify'
import { changeSearch, previewSearch } from '../../modules/search/index.ts'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { listRules, listWords } from './list-rules.ts'

/** What staff change of the search: words, blocked words, pins and boosts. */
export function registerSearchDeskRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'staffListSearchWords', ({ query }) => listWords(context, query))
  bind(app, context, 'staffListSearchRules', () => listRules(context))
  bind(app, context, 'staffPreviewSearch', ({ body }) => previewSearch(context, body.change))
  bind(app, context, 'staffChangeSearch', ({ staff, body }) =>
    changeSearch(context, staff.staffId, body),
  )
}
