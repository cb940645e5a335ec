import type { SearchModel } from './model.ts'
import type { ScoredFamily } from './rank.ts'
import type { Unit } from './unit.ts'

const firstPage = 24
/** Cards of one family in a row before the next family's turn. */
const run = 3

/**
 * Families that a one-word query names equally: "mask" is the head noun of face masks and oxygen masks. Empty for other
 * queries.
 */
export function equallyMeant(
  units: readonly Unit[],
  families: readonly ScoredFamily[],
  model: SearchModel,
): Set<number> {
  const [unit] = units
  const [slot] = unit?.readings[0]?.slots ?? []
  const term = slot?.alternatives[0]?.term
  if (units.length !== 1 || unit === undefined || term === undefined || unit.text.includes(' '))
    return new Set()
  const named = families.filter((f) => model.familyIndex.isHead(f.family, term))
  const meant =
    unit.meaning.size > 0
      ? [...unit.meaning.keys()]
      : named.filter((f) => f.score >= (named[0]?.score ?? 0) * 0.75).map((f) => f.family)
  return new Set(
    meant.filter((family) => model.familyIndex.isHead(family, term)).length >= 2 ? meant : [],
  )
}

/** Interleaves those families on the first page, in the order of their best products. */
export function diversify(
  docs: readonly number[],
  familyOf: (doc: number) => number,
  shared: ReadonlySet<number>,
): number[] {
  if (shared.size < 2) return [...docs]
  const queues = [
    ...Map.groupBy(
      docs.filter((doc) => shared.has(familyOf(doc))),
      familyOf,
    ).values(),
  ]
  const page: number[] = []
  for (
    let turn = 0;
    page.length < firstPage && queues.some((queue) => queue.length > turn * run);
    turn++
  ) {
    for (const queue of queues) page.push(...queue.slice(turn * run, (turn + 1) * run))
  }
  const first = page.slice(0, firstPage)
  const taken = new Set(first)
  return [...first, ...docs.filter((doc) => !taken.has(doc))]
}
