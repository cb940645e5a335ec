import type { FastifyInstance } from 'fastify'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { isRefused } from '../privacy/index.ts'
import { reportSearches } from './report-searches.ts'
import {
  recentSearches,
  recordClick,
  recordSearch,
  rotatingWords,
  searchConfig,
} from './search-config-and-history.ts'
import { suggest } from './suggest/suggest.ts'

export function registerSearchRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'suggest', async ({ query }) => ok(await suggest(context, query)))
  bind(app, context, 'searchConfig', async () => ok(await searchConfig(context)))
  bind(app, context, 'updateSearchKeyword', async (call) => {
    if (!(await isRefused(context, call, 'statistics')))
      await recordSearch(context, call.guestId, call.body)
    return ok({ success: true })
  })
  bind(app, context, 'updateSearchKeywordClick', async (call) => {
    if (!(await isRefused(context, call, 'statistics')))
      await recordClick(context, call.guestId, call.body)
    return ok({ success: true })
  })
  bind(app, context, 'staffListSearches', ({ query }) => reportSearches(context, query.days))
  bind(app, context, 'recentSearches', async ({ guestId }) =>
    ok({ success: true, keywords: await recentSearches(context, guestId) }),
  )
  bind(app, context, 'rotatingKeywords', async () =>
    ok({ success: true, keywords: await rotatingWords(context) }),
  )
}
