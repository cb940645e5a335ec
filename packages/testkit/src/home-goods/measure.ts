import type { Good } from './goods.ts'
import { queryGroups, rateGood, type HomeQuery, type NamedQuery } from './queries.ts'

/** SKUs of the first goods found, best first. */
export type Find = (text: string) => Promise<readonly string[]>

const gain = (ratings: readonly number[]): number =>
  ratings.slice(0, 10).reduce((sum, rating, i) => sum + (2 ** rating - 1) / Math.log2(i + 2), 0)

export type Measured = {
  /** Mean nDCG@10 by group of queries; `all` without slips. */
  ndcg: Record<string, number>
  empty: number
  /** What each query found, to compare two indexes. */
  found: string[]
  scores: { text: string; score: number }[]
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** How well the queries are answered; an ideal order is made of all goods. */
export async function measureQueries(
  goods: readonly Good[],
  queries: readonly HomeQuery[],
  find: Find,
): Promise<Measured> {
  const bySku = new Map(goods.map((good) => [good.sku, good]))
  const scores: { text: string; score: number; group: string }[] = []
  const all: string[] = []
  let empty = 0
  for (const { text, want, group } of queries) {
    const found = (await find(text)).slice(0, 10)
    if (found.length === 0) empty++
    all.push(`${text}: ${found.join()}`)
    const ratings = found.map((sku) => {
      const good = bySku.get(sku)
      return good === undefined ? 0 : rateGood(good, want)
    })
    const ideal = goods.map((good) => rateGood(good, want)).toSorted((a, b) => b - a)
    scores.push({ text, score: gain(ratings) / gain(ideal), group })
  }
  const of = (holds: (group: string) => boolean) =>
    mean(scores.filter(({ group }) => holds(group)).map(({ score }) => score))
  return {
    ndcg: {
      all: of((group) => group !== 'slip'),
      ...Object.fromEntries(queryGroups.map((group) => [group, of((one) => one === group)])),
    },
    empty: empty / Math.max(1, queries.length),
    found: all,
    scores,
  }
}

/** Mean reciprocal rank of the first right good among ten. */
export async function measureNames(
  goods: readonly Good[],
  queries: readonly NamedQuery[],
  find: Find,
): Promise<number> {
  const bySku = new Map(goods.map((good) => [good.sku, good]))
  const ranks: number[] = []
  for (const { text, isRight } of queries) {
    const at = (await find(text)).slice(0, 10).findIndex((sku) => {
      const good = bySku.get(sku)
      return good !== undefined && isRight(good)
    })
    ranks.push(at < 0 ? 0 : 1 / (at + 1))
  }
  return mean(ranks)
}
