import type { ScoredFamily } from './score.ts'

const firstPage = 24
/** Cards of one family in a row before the next family has its turn. */
const run = 3

/**
 * A word that several families share equally ("mask", "gloves") says nothing about which is meant: they take turns on
 * the first page, in the order in which their best products stand.
 */
export function diversify(docs: readonly number[], familyOf: (doc: number) => number, families: readonly ScoredFamily[]): number[] {
  const best = families[0]?.score ?? 0
  const shared = new Set(families.filter((f) => f.score >= best * 0.6).map((f) => f.family))
  if (shared.size < 2) return [...docs]
  const queues = [...Map.groupBy(docs.filter((doc) => shared.has(familyOf(doc))), familyOf).values()]
  if (queues.length < 2) return [...docs]
  const page: number[] = []
  for (let turn = 0; page.length < firstPage && queues.some((queue) => queue.length > turn * run); turn++) {
    for (const queue of queues) page.push(...queue.slice(turn * run, (turn + 1) * run))
  }
  const first = page.slice(0, firstPage)
  const taken = new Set(first)
  return [...first, ...docs.filter((doc) => !taken.has(doc))]
}
