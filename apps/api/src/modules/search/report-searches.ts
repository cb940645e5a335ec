import { ok } from '@upchar/kernel/result'
import type { Answer } from '@upchar/contract/schema/endpoints'
import type { Context } from '../../platform/context.ts'
import type { SearchHits } from '../catalogue/index.ts'
import { loadedSearch } from './query/searcher.ts'
import { find, mostGroups } from './search-groups.ts'
import { countSearches, wordsSearched } from './store/searched.ts'

const mostWords = 300
const day = 24 * 60 * 60 * 1000

type State = Answer<'staffListSearches'>['words'][number]['state']

const stateOf = ({ blocked, groupIds, inexact }: SearchHits): State =>
  blocked ? 'blocked' : groupIds.length === 0 ? 'nothing' : inexact ? 'nearest' : 'found'

/** What buyers searched and opened (SEARCH-03), with what the same words find now. */
export async function reportSearches(
  context: Pick<Context, 'db' | 'changes' | 'clock'>,
  days: number,
) {
  const { db, clock } = context
  const since = new Date(clock.now().getTime() - days * day)
  const totals = await countSearches(db, since)
  const rows = await wordsSearched(db, { since, limit: mostWords })
  const loaded = await loadedSearch(context)
  const words: Answer<'staffListSearches'>['words'] = []
  for (const row of rows) {
    const hits = await find(context, loaded, {
      text: row.words,
      limit: mostGroups,
      unfinished: false,
    })
    words.push({ ...row, found: hits.groupIds.length, state: stateOf(hits) })
  }
  return ok({ success: true as const, ...totals, words })
}
