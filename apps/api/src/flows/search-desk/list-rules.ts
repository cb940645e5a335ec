import type { Query } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import {
  countMeanings,
  isBlockedByLaw,
  readBlocked,
  selectMeanings,
  selectPlacements,
} from '../../modules/search/index.ts'
import { staffNames } from '../../modules/staff/index.ts'
import type { Context } from '../../platform/context.ts'
import { counted, rowsOf } from '../../platform/db/paging.ts'

/** The words that the search knows, with what they mean. */
export async function listWords({ db }: Pick<Context, 'db'>, query: Query<'staffListSearchWords'>) {
  const words = await selectMeanings(db, { text: query.q, ...rowsOf(query) })
  return ok({ success: true as const, words, ...counted(await countMeanings(db, query.q)) })
}

/** Blocked words, pins and boosts. */
export async function listRules({ db }: Pick<Context, 'db'>) {
  const placements = await selectPlacements(db)
  const names = await staffNames(
    db,
    placements.map(({ madeBy }) => madeBy),
  )
  const blocked = await readBlocked(db)
  return ok({
    success: true as const,
    blocked: blocked.map((term) => ({ term, by_law: isBlockedByLaw(term) })),
    placements: placements.map((one) => ({
      id: one.id,
      kind: one.kind,
      phrase: one.phrase,
      target: one.target,
      place: one.place,
      last_day: one.lastDay,
      reason: one.reason,
      made_by: names.get(one.madeBy) ?? null,
      made_at: one.madeAt.toISOString(),
      ended_at: one.endedAt?.toISOString() ?? null,
    })),
  })
}
